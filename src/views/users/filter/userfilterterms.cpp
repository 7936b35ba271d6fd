// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfilterterms.h"

#include "domain/knownvalues.h"
#include "store/userqueryfields.h"
#include "store/userquerytokens.h"
#include "text/users/usertexts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct FilterTermTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserFilterTerms)
};

QDate monthOf(const QString &value)
{
    return QDate::fromString(value + u"-01"_s, Qt::ISODate);
}

/// The display name of a value.
QString nameOfValue(const UserQueryFieldRow &field, const QString &value)
{
    const ColumnType type = field.column ? columnRow(*field.column).type : ColumnType::Sources;
    switch (type) {
    case ColumnType::ClientId:
        return formatClientId(value);
    case ColumnType::Moment:
        return monthOf(value).isValid() ? QLocale().toString(monthOf(value), u"MMM yyyy"_s) : value;
    case ColumnType::Word:
        return columnRow(*field.column).name(value);
    default: // of sources or their errors
        return known::nameOf(!field.column && known::values().find(known::List::ConnectionErrors, value)
                                 ? known::List::ConnectionErrors
                                 : known::List::Providers,
                             value);
    }
}

/// For a term that is the field's complete value.
QString formatFilterValue(const UserQueryFieldRow &field, const QString &value)
{
    return field.value.text ? FilterTermTexts::tr(field.value.text, field.value.comment).arg(nameOfValue(field, value))
                            : QString();
}

QString formatFilterKeyword(const UserQueryFieldRow &field, UserQuery::Term::Kind kind)
{
    const auto words = field.shortcuts();
    const auto first = std::ranges::find(words, kind, &UserQueryKeyword::kind);
    return first == words.end() || !first->term ? QString() : FilterTermTexts::tr(first->term);
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
    const UserQueryFieldRow &field = fieldRow(parsed.field);
    const bool isMonth = field.takes == UserQueryFieldRow::Takes::Moment && tokens.front().comparison.isEmpty()
        && monthOf(tokens.front().value).isValid();
    const QString words = parsed.kind == Kind::Whole || isMonth ? formatFilterValue(field, tokens.front().value)
        : parsed.kind == Kind::Part                             ? QString()
                                                                : formatFilterKeyword(field, parsed.kind);
    return words.isEmpty() || !parsed.isNegated ? words
                                                : FilterTermTexts::tr("Not: %1", "a term of the filter").arg(words);
}

UserFilterParts splitFilter(const QString &filter)
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
