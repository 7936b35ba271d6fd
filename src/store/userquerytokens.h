// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"

#include <QStringView>

#include <optional>
#include <vector>

namespace labdesk {

/// A token of the filter language, before it is interpreted: `-client:="two words"`.
struct UserQueryToken
{
    qsizetype begin = 0; ///< including the sign
    qsizetype end = 0;
    qsizetype signEnd = 0;    ///< after the sign
    qsizetype nameEnd = 0;    ///< end of the name, which begins at signEnd; equal to signEnd if there is no name
    qsizetype valueBegin = 0; ///< after the colon and the comparison, at the quotation mark if there is one
    QString comparison;       ///< `>`, `>=`, `<`, `<=`, `=`; empty: none
    QString value;            ///< without quotation marks
    bool isQuoted = false;
    bool isClosed = true; ///< false if a closing quotation mark is missing

    bool isNegated() const { return signEnd > begin; }
    bool hasName() const { return nameEnd > signEnd; }
    bool isOr() const { return isBare() && value == u"OR"; }
    /// An unquoted word without a sign or a name.
    bool isBare() const { return !isNegated() && !hasName() && !isQuoted; }
};

std::vector<UserQueryToken> userQueryTokens(const QString &typed);

/// Finds a field by name in any letter case, including alternative names that users may try.
std::optional<UserQuery::Field> userQueryField(QStringView name);

/// A value of `created:` as a span of time in ms UTC.
struct UserQuerySpan
{
    qint64 fromMs;
    qint64 beforeMs;
};
/// Nothing if `text` isn't a day, month, year, range, or age. Ages are relative to `now`.
std::optional<UserQuerySpan> userQuerySpan(QStringView comparison, QStringView text, const QDateTime &now);
/// Whether `text` could become one if more characters were typed.
bool canBecomeUserQuerySpan(QStringView text);

} // namespace labdesk
