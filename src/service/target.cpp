// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/target.h"

#include <cctype>

namespace labdesk::service {

namespace {

// Strict, while QByteArray::fromPercentEncoding() accepts invalid escapes.
std::optional<QString> percentDecoded(QByteArray text, bool plusIsSpace)
{
    const auto isHex = [&text](qsizetype at) { return at < text.size() && std::isxdigit(uchar(text[at])) != 0; };
    for (qsizetype at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1))
        if (!isHex(at + 1) || !isHex(at + 2))
            return {};
    if (plusIsSpace)
        text.replace('+', ' ');
    text = QByteArray::fromPercentEncoding(text);
    if (text.contains('\0') || !QUtf8StringView(text).isValidUtf8())
        return {};
    return QString::fromUtf8(text);
}

using Pairs = std::vector<std::pair<QString, QString>>;

// Returns the pairs in their order.
std::optional<Pairs> decodedPairs(QByteArrayView text)
{
    Pairs pairs;
    for (const QByteArray &pair : text.toByteArray().split('&')) {
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.contains('=') ? pair.indexOf('=') : pair.size();
        const auto name = percentDecoded(pair.left(equals), true);
        const auto value = percentDecoded(pair.mid(equals + 1), true);
        if (!name || !value)
            return {};
        pairs.emplace_back(*name, *value);
    }
    return pairs;
}

} // namespace

std::optional<QStringList> pathSegments(QByteArrayView path)
{
    if (path.isEmpty() || path.front() != '/')
        return {};
    if (path.size() > 1 && path.back() == '/')
        path.chop(1);
    QStringList segments;
    for (const QByteArray &raw : path.sliced(1).toByteArray().split('/')) {
        const auto segment = percentDecoded(raw, false);
        if (!segment)
            return {};
        segments.append(*segment);
    }
    return segments;
}

std::optional<Parameters> parseParameters(QByteArrayView text)
{
    const auto pairs = decodedPairs(text);
    if (!pairs)
        return {};
    Parameters parameters;
    for (const auto &[name, value] : *pairs)
        parameters[name] = value;
    return parameters;
}

std::optional<QString> repeatedParameter(QByteArrayView text)
{
    QStringList seen;
    for (const auto &[name, value] : decodedPairs(text).value_or(Pairs())) {
        if (seen.contains(name))
            return name;
        seen.append(name);
    }
    return {};
}

} // namespace labdesk::service
