// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"

#include <QStringView>

#include <optional>
#include <vector>

namespace labdesk {

/// A piece of what was typed in the filter language, before anybody asks what it means: `-client:="two words"`.
struct UserQueryToken
{
    qsizetype begin = 0; ///< its sign included
    qsizetype end = 0;
    qsizetype signEnd = 0;    ///< behind the sign
    qsizetype nameEnd = 0;    ///< of the name, which begins at signEnd; signEnd when there is none
    qsizetype valueBegin = 0; ///< behind the colon and the comparison; a quotation mark is part of what is there
    QString comparison;       ///< `>`, `>=`, `<`, `<=`, `=`; empty: none
    QString value;            ///< without quotation marks
    bool isQuoted = false;
    bool isClosed = true; ///< false: its quotation mark has no partner

    bool isNegated() const { return signEnd > begin; }
    bool hasName() const { return nameEnd > signEnd; }
    bool isOr() const { return isBare() && value == u"OR"; }
    bool isBare() const { return !isNegated() && !hasName() && !isQuoted; } ///< a word and nothing around it
};

std::vector<UserQueryToken> userQueryTokens(const QString &typed);

/// A field by the name it is typed with, whatever the case, or by another that people would think of.
std::optional<UserQuery::Field> userQueryField(QStringView name);

/// What `created:` takes, as moments in ms UTC.
struct UserQuerySpan
{
    qint64 fromMs;
    qint64 beforeMs;
};
/// Nothing when `text` is no day, month, year, range or age. `now` is what ages are counted from.
std::optional<UserQuerySpan> userQuerySpan(QStringView comparison, QStringView text, const QDateTime &now);
/// Whether more characters behind it could make it one.
bool canBecomeUserQuerySpan(QStringView text);

} // namespace labdesk
