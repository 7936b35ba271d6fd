// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userquerytokens.h"

#include "domain/textnormalization.h"
#include "domain/userfields.h"
#include "store/userqueryfields.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool isNameCharacter(QChar c, bool isFirst)
{
    const char16_t unit = c.unicode();
    const bool isLetter = (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
    return isLetter || (!isFirst && (unit == u'_' || (unit >= u'0' && unit <= u'9')));
}

/// Returns the characters that close a phrase that `opener` begins; empty if it doesn't begin one. Mail and chat
/// programs replace straight quotation marks by typographic ones.
QStringView closersOf(QChar opener)
{
    switch (opener.unicode()) {
    case u'"':
        return u"\"";
    case u'\uff02':
        return u"\uff02";
    case u'“':
    case u'„':
    case u'”':
        return u"“”";
    default:
        return {};
    }
}

class QueryScanner
{
public:
    explicit QueryScanner(const QString &typed) : m_typed(typed) { }

    std::vector<UserQueryToken> tokens()
    {
        std::vector<UserQueryToken> all;
        for (skipBlanks(); m_at < m_typed.size(); skipBlanks())
            all.push_back(next());
        return all;
    }

private:
    QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_typed.size() ? m_typed[m_at + ahead] : QChar(u' ');
    }
    void skipBlanks()
    {
        while (m_at < m_typed.size() && m_typed[m_at].isSpace())
            ++m_at;
    }

    UserQueryToken next()
    {
        UserQueryToken token;
        token.begin = m_at;
        if (plainCharacter(peek()) == u'-' && !peek(1).isSpace())
            ++m_at;
        token.signEnd = token.nameEnd = m_at;
        qsizetype length = 0;
        while (isNameCharacter(peek(length), length == 0))
            ++length;
        if (length > 0 && plainCharacter(peek(length)) == u':') {
            token.nameEnd = m_at + length;
            m_at = token.nameEnd + 1;
            token.comparison = comparison();
        }
        token.valueBegin = m_at;
        token.isQuoted = !closersOf(peek()).isEmpty();
        if (token.isQuoted)
            readPhrase(token);
        else
            readWord(token);
        token.end = m_at;
        return token;
    }

    QString comparison()
    {
        const QChar first = plainCharacter(peek());
        if (first == u'\u2264' || first == u'\u2265') {
            ++m_at;
            return first == u'\u2264' ? u"<="_s : u">="_s;
        }
        if (first != u'<' && first != u'>' && first != u'=')
            return {};
        const bool isOrEqual = first != u'=' && plainCharacter(peek(1)) == u'=';
        m_at += isOrEqual ? 2 : 1;
        return isOrEqual ? first + u"="_s : QString(first);
    }

    void readWord(UserQueryToken &token)
    {
        while (m_at < m_typed.size() && !m_typed[m_at].isSpace())
            ++m_at;
        token.value = m_typed.mid(token.valueBegin, m_at - token.valueBegin);
    }

    void readPhrase(UserQueryToken &token)
    {
        const QStringView closers = closersOf(peek());
        for (++m_at; m_at < m_typed.size(); ++m_at) {
            if (closers.contains(peek())) {
                const bool isEscaped = peek() == u'"' && peek(1) == u'"';
                if (!isEscaped) {
                    ++m_at;
                    return;
                }
                ++m_at;
            }
            token.value += peek();
        }
        token.isClosed = false;
    }

    const QString &m_typed;
    qsizetype m_at = 0;
};

} // namespace

std::vector<UserQueryToken> userQueryTokens(const QString &typed)
{
    return QueryScanner(typed).tokens();
}

std::optional<UserQuery::Field> userQueryField(QStringView name)
{
    const auto isNamed = [name](QLatin1StringView one) { return name.compare(one, Qt::CaseInsensitive) == 0; };
    for (const UserQueryFieldRow &row : userQueryFields)
        if (!name.isEmpty() && std::ranges::any_of(row.names, isNamed))
            return row.field;
    return std::nullopt;
}

// Dates, ranges and ages of `created:`.

namespace {

constexpr qint64 earliest = UserFields::invalidTimestamp + 1; // an unreadable time isn't in any span
constexpr qint64 latest = std::numeric_limits<qint64>::max();

qint64 toMs(QDate day)
{
    return day.startOfDay(Qt::UTC).toMSecsSinceEpoch();
}

/// Returns 1 to `most` ASCII digits as a number; -1 for any other text.
int digitsOf(QStringView text, qsizetype most)
{
    if (text.isEmpty() || text.size() > most)
        return -1;
    int number = 0;
    for (const QChar c : text) {
        if (c < u'0' || c > u'9')
            return -1;
        number = number * 10 + (c.unicode() - u'0');
    }
    return number;
}

/// A day, a month or a year: "2026-03-01", "2026-3", "2026".
std::optional<UserQuerySpan> calendarSpan(QStringView text)
{
    const QList<QStringView> parts = text.split(u'-');
    const int year = parts[0].size() == 4 ? digitsOf(parts[0], 4) : -1;
    if (year < 1 || parts.size() > 3)
        return {};
    const int month = parts.size() > 1 ? digitsOf(parts[1], 2) : 1;
    const int day = parts.size() > 2 ? digitsOf(parts[2], 2) : 1;
    const QDate first(year, month, day);
    if (!first.isValid())
        return {};
    const QDate next = parts.size() == 1 ? first.addYears(1)
        : parts.size() == 2              ? first.addMonths(1)
                                         : first.addDays(1);
    return UserQuerySpan{toMs(first), toMs(next)};
}

/// The time that an age such as "7d" goes back to.
std::optional<qint64> beginOfAge(QStringView text, const QDateTime &now)
{
    const int number = text.isEmpty() ? -1 : digitsOf(text.chopped(1), 4);
    if (number < 0)
        return {};
    switch (text.back().toLower().unicode()) {
    case u'd':
        return now.addDays(-number).toMSecsSinceEpoch();
    case u'w':
        return now.addDays(-7 * number).toMSecsSinceEpoch();
    case u'm':
        return now.addMonths(-number).toMSecsSinceEpoch();
    case u'y':
        return now.addYears(-number).toMSecsSinceEpoch();
    default:
        return {};
    }
}

std::optional<UserQuerySpan> ageSpan(QStringView comparison, QStringView text, const QDateTime &now)
{
    const auto begin = beginOfAge(text, now);
    if (!begin)
        return {};
    if (comparison == u">") // older than the age, so created before it
        return UserQuerySpan{earliest, *begin};
    if (comparison == u">=")
        return UserQuerySpan{earliest, *begin + 1};
    return UserQuerySpan{comparison == u"<" ? *begin + 1 : *begin, latest};
}

std::optional<UserQuerySpan> rangeSpan(QStringView from, QStringView to)
{
    const auto first = from.isEmpty() ? UserQuerySpan{earliest, earliest} : calendarSpan(from);
    const auto last = to.isEmpty() ? UserQuerySpan{latest, latest} : calendarSpan(to);
    if (!first || !last || (from.isEmpty() && to.isEmpty()))
        return {};
    // If the ends are swapped, the meaning is still clear.
    return UserQuerySpan{std::min(first->fromMs, last->fromMs), std::max(first->beforeMs, last->beforeMs)};
}

} // namespace

std::optional<UserQuerySpan> userQuerySpan(QStringView comparison, QStringView text, const QDateTime &now)
{
    if (const qsizetype dots = text.indexOf(".."_L1); dots >= 0)
        return comparison.isEmpty() || comparison == u"=" ? rangeSpan(text.first(dots), text.sliced(dots + 2))
                                                          : std::nullopt;
    if (const auto age = ageSpan(comparison, text, now))
        return age;
    const auto span = calendarSpan(text);
    if (!span)
        return {};
    if (comparison == u">")
        return UserQuerySpan{span->beforeMs, latest};
    if (comparison == u">=")
        return UserQuerySpan{span->fromMs, latest};
    if (comparison == u"<")
        return UserQuerySpan{earliest, span->fromMs};
    if (comparison == u"<=")
        return UserQuerySpan{earliest, span->beforeMs};
    return span;
}

bool canBecomeUserQuerySpan(QStringView text)
{
    const qsizetype dots = text.indexOf(u'.');
    if (dots >= 0) {
        const QStringView rest = text.sliced(dots + 1);
        const bool hasBegin = dots == 0 || calendarSpan(text.first(dots));
        return hasBegin && (rest.isEmpty() || (rest.front() == u'.' && canBecomeUserQuerySpan(rest.sliced(1))));
    }
    // Fills in the missing characters from a date that fits after any valid beginning.
    const QString model = u"2000-01-01"_s;
    return text.size() < model.size()
        && (calendarSpan(text.toString() + model.sliced(text.size())) || calendarSpan(text.toString() + u'1'));
}

} // namespace labdesk
