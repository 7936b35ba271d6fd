// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/plainnumbers.h"

#include <QRegularExpression>

#include <cmath>

namespace labdesk::service {

namespace {

// Converts a text of this form; nothing if it doesn't fit into the type.
template <class Value, class Convert>
std::optional<Value> converted(const QString &text, const QRegularExpression &form, const Convert &convert)
{
    bool isNumber = form.match(text).hasMatch();
    const Value value = isNumber ? convert(isNumber) : Value{};
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<qint64> plainInteger(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\A-?(0|[1-9][0-9]*)\\z"));
    return converted<qint64>(text, form, [&text](bool &isNumber) { return text.toLongLong(&isNumber); });
}

std::optional<quint64> plainCount(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\A(0|[1-9][0-9]*)\\z"));
    return converted<quint64>(text, form, [&text](bool &isNumber) { return text.toULongLong(&isNumber); });
}

std::optional<double> plainNumber(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\A-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?\\z"));
    const auto value = converted<double>(text, form, [&text](bool &isNumber) { return text.toDouble(&isNumber); });
    return value && std::isfinite(*value) ? value : std::nullopt;
}

} // namespace labdesk::service
