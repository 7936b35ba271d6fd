// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/auditfilter.h"

#include "store/userquerytokens.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// In the order of AuditFilter::Field, without Any.
constexpr std::array<QLatin1StringView, 9> auditFields
    = {"user"_L1, "client"_L1, "id"_L1, "person"_L1, "ticket"_L1, "action"_L1, "outcome"_L1, "connection"_L1, "day"_L1};

struct DayWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::AuditFilter)

public:
    enum Word { Today, Yesterday, ThisWeek, LastWeek, ThisMonth, LastMonth };
    static constexpr const char *all[] = {QT_TR_NOOP("today"),     QT_TR_NOOP("yesterday"),  QT_TR_NOOP("this week"),
                                          QT_TR_NOOP("last week"), QT_TR_NOOP("this month"), QT_TR_NOOP("last month")};
};

/// The internal form of a word for days, which nobody types: two words have to be one term.
QString markOf(size_t word)
{
    return u"~%1"_s.arg(word);
}

/// Replaces words for days by a term such as `day:~3`.
QString withDayTerms(QString typed)
{
    for (size_t word = 0; word < std::size(DayWords::all); ++word)
        for (const QString &text : {QString::fromLatin1(DayWords::all[word]), DayWords::tr(DayWords::all[word])}) {
            const QString form
                = QRegularExpression::escape(text).replace(u"\\ "_s, u"[\\s-]+"_s).replace(u"\\’"_s, u"['’]"_s);
            const QRegularExpression term(u"(?<!\\S)(-?)(day:\"?)?%1\"?(?!\\S)"_s.arg(form),
                                          QRegularExpression::CaseInsensitiveOption
                                              | QRegularExpression::UseUnicodePropertiesOption);
            typed.replace(term, u"\\1day:%1"_s.arg(markOf(word)));
        }
    return typed;
}

qint64 localTimeAsUtc(const QDateTime &moment)
{
    return QDateTime(moment.date(), moment.time(), Qt::UTC).toMSecsSinceEpoch();
}

std::pair<QDate, QDate> dateRange(DayWords::Word word, const QDate &today)
{
    const QDate week = today.addDays(-((today.dayOfWeek() - QLocale().firstDayOfWeek() + 7) % 7));
    const QDate month(today.year(), today.month(), 1);
    switch (word) {
    case DayWords::Today:
        return {today, today.addDays(1)};
    case DayWords::Yesterday:
        return {today.addDays(-1), today};
    case DayWords::ThisWeek:
        return {week, week.addDays(7)};
    case DayWords::LastWeek:
        return {week.addDays(-7), week};
    case DayWords::ThisMonth:
        return {month, month.addMonths(1)};
    case DayWords::LastMonth:
        return {month.addMonths(-1), month};
    }
    Q_UNREACHABLE();
}

std::optional<UserQuerySpan> daySpan(const FieldFilter::Term &term, const QDateTime &now)
{
    for (size_t word = 0; word < std::size(DayWords::all); ++word)
        if (term.comparison.isEmpty() && term.text == markOf(word)) {
            const auto [first, next] = dateRange(DayWords::Word(word), now.date());
            return UserQuerySpan{first.startOfDay(Qt::UTC).toMSecsSinceEpoch(),
                                 next.startOfDay(Qt::UTC).toMSecsSinceEpoch()};
        }
    const QString text = QString(term.text).replace(u'\u2026', u".."_s); // phones replace dots with an ellipsis
    return userQuerySpan(term.comparison, text, QDateTime(now.date(), now.time(), Qt::UTC));
}

QString daySpanKey(const FieldFilter::Term &term)
{
    return term.comparison + term.text;
}

} // namespace

AuditFilter::AuditFilter(const QString &typed, const QDateTime &now) : m_terms(withDayTerms(typed), auditFields)
{
    static const QRegularExpression wholeDay(u"^\\d{4}-\\d{1,2}-\\d{1,2}$"_s);
    for (const FieldFilter::Choice &choice : m_terms.choices())
        for (const FieldFilter::Term &term : choice) {
            const bool isDay = Field(term.field) == Field::Day;
            if (!isDay && !(Field(term.field) == Field::Any && wholeDay.match(term.text).hasMatch()))
                continue;
            if (const auto span = daySpan(term, now))
                m_days.insert(daySpanKey(term), *span);
            else if (isDay)
                m_invalidDays += term.text;
        }
}

bool AuditFilter::asksFor(Field field) const
{
    return std::ranges::any_of(m_terms.choices(), [field](const FieldFilter::Choice &choice) {
        return std::ranges::find(choice, int(field), &FieldFilter::Term::field) != choice.end();
    });
}

QStringList AuditFilter::fields()
{
    return {auditFields.begin(), auditFields.end()};
}

QStringList AuditFilter::words() const
{
    QStringList all;
    for (const FieldFilter::Choice &choice : m_terms.choices())
        for (const FieldFilter::Term &term : choice)
            if (Field(term.field) <= Field::Id && !term.isNot && !m_days.contains(daySpanKey(term)))
                all += term.text;
    return all;
}

bool AuditFilter::matches(const std::function<QString(Field)> &textOf, const QDateTime &at) const
{
    const qint64 ms = localTimeAsUtc(at);
    return m_terms.matches([&](const FieldFilter::Term &term) { return matchesTerm(term, textOf, ms); });
}

bool AuditFilter::matchesTerm(const FieldFilter::Term &term, const std::function<QString(Field)> &textOf,
                              qint64 at) const
{
    const auto field = Field(term.field);
    const auto days = field == Field::Day || field == Field::Any ? m_days.constFind(daySpanKey(term)) : m_days.cend();
    if (days != m_days.cend() && at >= days->fromMs && at < days->beforeMs)
        return true;
    if (field == Field::Day)
        return days == m_days.cend(); // an incomplete date doesn't filter
    const QString text = textOf(field);
    return term.comparison == u"=" ? text.split(u'\n').contains(term.text) : text.contains(term.text);
}

} // namespace labdesk
