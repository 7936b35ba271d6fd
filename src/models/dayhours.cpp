// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dayhours.h"

#include "domain/textnormalization.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int noon = 12 * 60;
constexpr int midnight = 24 * 60;
constexpr int earliest = 5 * 60; ///< earliest opening assumed without AM or PM: "1 - 5 PM" means the afternoon

/// "7", "7:00 am" or "16:00" as possible minutes after midnight: two values if AM or PM is missing.
using Clock = std::vector<int>;

/// What limits a day to some weeks: "every other Sat", "Sat (1st & 3rd)", but not "(1st floor)".
constexpr auto someDays = "(?:every other|alternat\\w*|[1-5](?:st|nd|rd|th)(?! fl))"_L1;

/// Lowercase, as typed on an ordinary keyboard, with hyphens for arrows, tildes, and words.
QString plainHours(const QString &sent)
{
    static const QRegularExpression until(u"[\u2192~]|\\s(?:to|until|till?|thru|through)\\s"_s);
    return normalizedText(sent.normalized(QString::NormalizationForm_KC)).toLower().replace(until, u"-"_s);
}

/// Normalizes also to single spaces, "am" and "pm", and without quotation marks, a time zone, and notes that don't
/// change the hours: "(lab)", but not "(closed at noon)" or "(1st Sat)".
QString normalizedHours(const QString &sent)
{
    static const QRegularExpression half(u"([ap])\\.?\\s?m\\b\\.?"_s);
    static const QRegularExpression before(u"^(open|hours|from)\\b:?\\s*"_s);
    static const QRegularExpression note(
        u"\\((?![^)]*\\b(closed|except|only|appointments?|appt|lunch|%1)\\b)[^()]*\\)"_s.arg(someDays));
    static const QRegularExpression around(u"^[\"'\\[*\\s]+|[\"'\\]*\\s]+$"_s);
    static const QRegularExpression zone(u"(?<=[0-9m]) ([ecmph]|ak)[sd]?t$"_s);
    static const QRegularExpression noDash(u"^([0-9:.]+ ?am) ?([0-9:.]+ ?pm)$"_s);
    QString plain = plainHours(sent).replace(half, u"\\1m"_s).remove(note).remove(around).simplified();
    return plain.remove(before).remove(zone).replace(noDash, u"\\1-\\2"_s);
}

bool isAllDay(const QString &plain)
{
    static const QRegularExpression form(u"^(24 ?(hours?|hrs?|h)( a day)?|24/7|all day)\\.?$"_s);
    return form.match(plain).hasMatch();
}

std::optional<Clock> parseClock(const QString &text)
{
    static const QRegularExpression word(u"^(?:12(?::00)? ?)?(noon|midday|midnight|(?<=[0-9 ])nn?)$"_s);
    static const QRegularExpression form(
        u"^([0-9]{1,2})(?:[:.h]([0-5][0-9])(?::[0-5][0-9](?:\\.[0-9]+)?)?|h)? ?(?:([ap])m?)?$"_s);
    static const QRegularExpression digits(u"^([0-9]{1,2})([0-5][0-9]) ?(?:([ap])m?)?$"_s); // "0730"
    if (const auto match = word.match(text); match.hasMatch())
        return Clock{match.captured(1) == u"midnight" ? midnight : noon};
    auto match = form.match(text);
    if (!match.hasMatch())
        match = digits.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int hour = match.captured(1).toInt();
    const int minute = match.captured(2).toInt();
    const QString half = match.captured(3);
    const bool isClockHour = hour >= 1 && hour <= 12;
    if (!half.isEmpty())
        return isClockHour ? std::optional(Clock{(hour % 12 + (half == u"a" ? 0 : 12)) * 60 + minute}) : std::nullopt;
    if (hour * 60 + minute > midnight)
        return std::nullopt;
    if (!isClockHour || hour == 12) // 12:00 without AM or PM means noon
        return Clock{hour * 60 + minute};
    return Clock{hour * 60 + minute, (hour + 12) * 60 + minute};
}

/// Both ends without AM or PM: interpreted as 24-hour times, unless they could also be 12-hour times.
std::optional<OpenSpan> twentyFourHourSpan(const Clock &from, const Clock &to)
{
    const OpenSpan span{from.front(), to.front() == 0 ? midnight : to.front()};
    const bool isTwentyFourHour = span.from > 12 * 60 + 59 || span.to > 12 * 60 + 59 || span.from < 60;
    const bool isUnambiguous = isTwentyFourHour || span.from >= earliest;
    return isUnambiguous && span.from < span.to ? std::optional(span) : std::nullopt;
}

/// The only combination in which the end follows the start. Without AM or PM, a start at night is ruled out.
std::optional<OpenSpan> spanBetween(const Clock &from, const Clock &to, bool isTwelveHour)
{
    if (!isTwelveHour)
        return twentyFourHourSpan(from, to);
    std::vector<OpenSpan> spans;
    for (const int begin : from)
        for (const int end : to)
            if (const OpenSpan span{begin % midnight, end == 0 ? midnight : end}; span.from < span.to)
                spans.push_back(span);
    if (spans.size() > 1 && from.size() > 1)
        std::erase_if(spans, [](const OpenSpan &span) { return span.from < earliest; });
    return spans.size() == 1 ? std::optional(spans.front()) : std::nullopt;
}

std::optional<OpenSpan> spanOf(const QString &part)
{
    const QStringList ends = part.split(u'-');
    if (ends.size() != 2)
        return std::nullopt;
    const auto from = parseClock(ends[0].trimmed());
    const auto to = parseClock(ends[1].trimmed());
    static const QRegularExpression twelveHourEnd(u"([0-9] ?([ap]m?|nn?)|noon|midday|midnight)$"_s);
    const auto isTwelveHour = [](const QString &end) { return twelveHourEnd.match(end.trimmed()).hasMatch(); };
    return from && to ? spanBetween(*from, *to, isTwelveHour(ends[0]) || isTwelveHour(ends[1])) : std::nullopt;
}

} // namespace

bool isClosed(const std::optional<QString> &day)
{
    const auto spans = day ? openSpans(*day) : std::vector<OpenSpan>();
    return spans && spans->empty();
}

namespace {

/// Not "closed for lunch", and not "closed Saturdays".
bool saysThatItIsClosed(const QString &part)
{
    static const QRegularExpression form(
        u"^((temporarily|temp\\.?|permanently|currently) )?closed"
        u"( (today|all day|temporarily|permanently|until further notice|for (the )?(day|season|holidays?)))?$"_s);
    return form.match(part).hasMatch();
}

constexpr std::array dayNames{"mon"_L1, "tue"_L1, "wed"_L1, "thu"_L1, "fri"_L1, "sat"_L1, "sun"_L1};

int dayNamed(QStringView name)
{
    const auto found = std::ranges::find_if(dayNames, [&](QLatin1StringView day) { return name.startsWith(day); });
    return found == dayNames.end() ? 0 : int(found - dayNames.begin()) + 1;
}

/// Whether "mon-fri, sun" has a day. A range may wrap around the end of the week.
bool hasDay(const QString &group, int day)
{
    static const QRegularExpression range(u"([a-z]+)\\.?(?:\\s*-\\s*([a-z]+))?"_s);
    for (auto at = range.globalMatch(group); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        if (match.captured(1) == u"and")
            continue;
        const int from = dayNamed(match.capturedView(1));
        const int to = match.hasCaptured(2) ? dayNamed(match.capturedView(2)) : from;
        if (from <= to ? day >= from && day <= to : day >= from || day <= to)
            return true;
    }
    return false;
}

struct DayGroup
{
    QString days, hours;
};

/// The parts of "Mon thru Fri 8am-5pm, Sat closed", or of the same with the hours first. Nothing if it isn't clear
/// which days the hours are for: "Mon-Fri 8am-5pm, closed Sat, Sun 9am-noon", "every other Sat 8am-noon".
std::vector<DayGroup> dayGroups(const QString &sent)
{
    static const QRegularExpression signs(u"[{}\"\\[\\]]"_s);
    static const QRegularExpression weekdays(u"\\b(weekdays?|m ?- ?f)\\b"_s), weekend(u"\\bweekends?\\b"_s);
    static const QRegularExpression week(u"\\b(daily|every ?day|(7|seven) days( a week)?)\\b"_s);
    const QString day = u"(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\b\\.?"_s;
    static const QRegularExpression group(u"\\b%1(?:\\s*(?:-|,|/|&|\\band\\b)+\\s*%1)*"_s.arg(day));
    static const QRegularExpression around(u"^([\\s:;,|/-]|open\\b|hours\\b)+|[\\s:;,|/&]+((and|on)\\s*)?$"_s);
    static const QRegularExpression unclear(
        u"\\b(every|other|first|second|third|fourth|last|some|except|%1)\\W*$"_s.arg(someDays));
    QString plain = plainHours(sent).remove(signs).replace(weekdays, u"mon-fri"_s).replace(weekend, u"sat-sun"_s);
    plain.replace(week, u"mon-sun"_s);
    std::vector<DayGroup> groups;
    QStringList between;
    qsizetype end = 0;
    for (auto at = group.globalMatch(plain); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        groups.push_back({match.captured(), {}});
        between += plain.sliced(end, match.capturedStart() - end).remove(around);
        end = match.capturedEnd();
    }
    between += plain.sliced(end).remove(around);
    const bool isHoursFirst = !between.front().isEmpty() && between.back().isEmpty();
    for (size_t at = 0; at < groups.size(); ++at)
        groups[at].hours = between[qsizetype(at) + (isHoursFirst ? 0 : 1)];
    for (size_t at = 1; at < groups.size(); ++at) {
        DayGroup &before = groups[at - 1], &next = groups[at];
        const bool isNextClosed = before.hours.endsWith("closed"_L1) && !isClosed(before.hours);
        if (unclear.match(between[qsizetype(at)]).hasMatch() || (isNextClosed && !next.hours.isEmpty()))
            return {};
        if (next.hours.isEmpty() && before.hours.endsWith("closed"_L1)) { // "Mon-Fri 8-5, closed weekends"
            next.hours = u"closed"_s;
            before.hours.chop(next.hours.size());
        }
    }
    const bool isWhole = between.front().isEmpty() || between.back().isEmpty();
    return isWhole ? groups : std::vector<DayGroup>();
}

} // namespace

OpenWeek openSpansOfWeek(const QString &sent)
{
    OpenWeek week;
    if (isAllDay(normalizedHours(sent)))
        week.fill(std::vector{OpenSpan{0, midnight}});
    std::array<bool, 7> isNamed{};
    for (const DayGroup &group : dayGroups(sent)) {
        const bool isNull = sent.startsWith(u'{') && group.hours == u"null"; // closed (contract 2.7)
        const auto spans = isNull ? std::vector<OpenSpan>() : openSpans(group.hours);
        for (size_t day = 0; day < week.size(); ++day)
            if (hasDay(group.days, int(day) + 1)) // if it is named twice, it's unclear which hours hold
                week[day] = std::exchange(isNamed[day], true) ? std::nullopt : spans;
    }
    return week;
}

std::optional<std::vector<OpenSpan>> openSpans(const QString &sent)
{
    const QString plain = normalizedHours(sent);
    if (isAllDay(plain))
        return std::vector{OpenSpan{0, midnight}};
    static const QRegularExpression separators(u"[;,/|&\\n]|\\b(and|then)\\b"_s);
    std::vector<OpenSpan> spans;
    bool saysClosed = false;
    for (const QString &piece : plain.split(separators, Qt::SkipEmptyParts)) {
        QString part = piece.trimmed();
        while (part.endsWith(u'.'))
            part.chop(1);
        if (part.isEmpty())
            continue;
        if (saysThatItIsClosed(part)) {
            saysClosed = true;
            continue;
        }
        const auto span = spanOf(part);
        if (!span)
            return std::nullopt;
        if (std::ranges::find(spans, *span) == spans.end())
            spans.push_back(*span);
    }
    std::ranges::sort(spans, {}, &OpenSpan::from);
    const auto overlap = std::ranges::adjacent_find(
        spans, [](const OpenSpan &one, const OpenSpan &next) { return next.from < one.to; });
    if (overlap != spans.end() || spans.empty() == !saysClosed)
        return std::nullopt; // hours together with "Closed", or neither
    return spans;
}

} // namespace labdesk
