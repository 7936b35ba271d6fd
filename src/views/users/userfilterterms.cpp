// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userfilterterms.h"

#include "domain/knownvalues.h"
#include "store/userorder.h"
#include "store/userquerytokens.h"
#include "views/common/usertexts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using QueryField = UserQuery::Field;

struct FilterTermTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserFilterTerms)
};

QDate monthOf(const QString &value)
{
    return QDate::fromString(value + u"-01"_s, Qt::ISODate);
}

/// Of the field's whole value.
QString formatFilterValue(QueryField field, const QString &value)
{
    switch (field) {
    case QueryField::Source:
        return FilterTermTexts::tr("Source: %1").arg(known::nameOf(known::List::Providers, value));
    case QueryField::Zone:
        return FilterTermTexts::tr("Time zone: %1").arg(zonePlace(value));
    case QueryField::Client:
        return FilterTermTexts::tr("Client ID: %1").arg(formatClientId(value));
    case QueryField::Created:
        return FilterTermTexts::tr("Created: %1")
            .arg(monthOf(value).isValid() ? QLocale().toString(monthOf(value), u"MMM yyyy"_s) : value);
    case QueryField::Trouble:
        return FilterTermTexts::tr("Needs attention: %1", "a source, or its error")
            .arg(known::values().find(known::List::ConnectionErrors, value)
                     ? known::nameOf(known::List::ConnectionErrors, value)
                     : known::nameOf(known::List::Providers, value));
    default:
        return {};
    }
}

QString formatFilterKeyword(QueryField field, UserQuery::Term::Kind kind)
{
    using Kind = UserQuery::Term::Kind;
    const bool isNone = kind == Kind::None;
    switch (field) {
    case QueryField::Source:
        return isNone ? FilterTermTexts::tr("No source") : FilterTermTexts::tr("Any source");
    case QueryField::Zone:
        return isNone ? FilterTermTexts::tr("No time zone") : FilterTermTexts::tr("Any time zone");
    case QueryField::Client:
        return isNone ? FilterTermTexts::tr("No client ID") : FilterTermTexts::tr("Any client ID");
    case QueryField::Created:
        return isNone ? FilterTermTexts::tr("No readable creation time") : QString();
    case QueryField::Birth:
        return isNone ? FilterTermTexts::tr("No birth date") : FilterTermTexts::tr("Birth date set");
    case QueryField::Ingestion:
        return kind == Kind::Ended ? FilterTermTexts::tr("Data collection ended")
            : isNone               ? FilterTermTexts::tr("No data collection dates")
                                   : FilterTermTexts::tr("Data collection dates set");
    case QueryField::PersonalData:
        return isNone ? FilterTermTexts::tr("No personal data in ID") : FilterTermTexts::tr("Personal data in ID");
    case QueryField::Trouble:
        return isNone ? FilterTermTexts::tr("No failing source seen") : FilterTermTexts::tr("Needs attention");
    default:
        return {};
    }
}

} // namespace

QString formatFilterTerm(const QString &term)
{
    using Kind = UserQuery::Term::Kind;
    const UserQuery query = UserQuery::parse(term, QDateTime::currentDateTimeUtc());
    const auto tokens = userQueryTokens(term);
    if (query.choices().size() != 1 || query.choices().front().size() != 1 || tokens.size() != 1)
        return {};
    const UserQuery::Term &parsed = query.choices().front().front();
    const bool isMonth = parsed.field == QueryField::Created && tokens.front().comparison.isEmpty()
        && monthOf(tokens.front().value).isValid();
    const QString words = parsed.kind == Kind::Whole || isMonth ? formatFilterValue(parsed.field, tokens.front().value)
        : parsed.kind == Kind::Part                             ? QString()
                                                                : formatFilterKeyword(parsed.field, parsed.kind);
    return words.isEmpty() || !parsed.isNegated ? words
                                                : FilterTermTexts::tr("Not: %1", "a term of the filter").arg(words);
}

UserFilterParts partsOfFilter(const QString &filter)
{
    UserFilterParts parts{{}, filter};
    const UserQuery query = UserQuery::parse(filter, QDateTime::currentDateTimeUtc());
    for (size_t at = query.choices().size(); at-- > 0;) {
        const QString term = query.textOf(at);
        if (formatFilterTerm(term).isEmpty())
            continue;
        parts.terms.prepend(term);
        const qsizetype begin = query.choices()[at].front().begin;
        const qsizetype behind = begin + term.size();
        const bool hasBlank = behind < parts.typed.size() && parts.typed[behind].isSpace();
        parts.typed.remove(begin, term.size() + (hasBlank ? 1 : 0));
    }
    if (!parts.terms.isEmpty())
        parts.typed = parts.typed.trimmed();
    return parts;
}

bool hasTerm(const UserQuery &query, const QString &term)
{
    const UserQuery one = UserQuery::parse(term, QDateTime::currentDateTimeUtc());
    if (one.choices().size() != 1 || one.choices().front().size() != 1)
        return false;
    const UserQuery::Term wanted = one.choices().front().front();
    return std::any_of(query.choices().begin(), query.choices().end(), [&](const UserQuery::Choice &choice) {
        if (choice.size() != 1)
            return false;
        UserQuery::Term there = choice.front();
        there.begin = wanted.begin;
        there.length = wanted.length;
        return there == wanted;
    });
}

} // namespace labdesk
