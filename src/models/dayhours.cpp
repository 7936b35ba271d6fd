// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dayhours.h"

#include "domain/digits.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int noon = 12 * 60;
constexpr int midnight = 24 * 60;
constexpr int earliest = 5 * 60; ///< earliest opening assumed without AM or PM: "1 - 5 PM" means the afternoon

/// "7", "7:00 am" or "16:00" as possible minutes after midnight: two values if AM or PM is missing.
using Clock = std::vector<int>;

/// Normalizes to lowercase, one kind of hyphen, single spaces, "am" and "pm", ASCII digits, and no invisible
/// characters.
QString normalizedHours(const QString &sent)
{
    QString plain;
    for (const QChar c : withAsciiDigits(sent.normalized(QString::NormalizationForm_KC)).toLower()) {
        if (c.category() == QChar::Punctuation_Dash || c == QChar(0x2212) || c == u'~')
            plain += u'-';
        else if (c.category() != QChar::Other_Format)
            plain += c;
    }
    static const QRegularExpression half(u"([ap])\\.?\\s?m\\b\\.?"_s);
    static const QRegularExpression until(u"\\s(to|until|till?|thru|through)\\s"_s);
    static const QRegularExpression before(u"^(open|hours|from)\\b:?\\s*"_s);
    plain.replace(half, u"\\1m"_s).replace(until, u"-"_s);
    return plain.simplified().remove(before);
}

bool isAllDay(const QString &plain)
{
    static const QRegularExpression form(u"^(24 ?(hours?|hrs?|h)( a day)?|24/7|all day)\\.?$"_s);
    return form.match(plain).hasMatch();
}

std::optional<Clock> parseClock(const QString &text)
{
    static const QRegularExpression word(u"^(?:12(?::00)? ?)?(noon|midday|midnight)$"_s);
    static const QRegularExpression form(
        u"^([0-9]{1,2})(?:[:.h]([0-5][0-9])(?::[0-5][0-9](?:\\.[0-9]+)?)?)? ?(?:([ap])m?)?$"_s);
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
    static const QRegularExpression twelveHourEnd(u"([0-9] ?[ap]m?|noon|midday|midnight)$"_s);
    const auto isTwelveHour = [](const QString &end) { return twelveHourEnd.match(end.trimmed()).hasMatch(); };
    return from && to ? spanBetween(*from, *to, isTwelveHour(ends[0]) || isTwelveHour(ends[1])) : std::nullopt;
}

} // namespace

bool isClosed(const std::optional<QString> &day)
{
    const auto spans = day ? openSpans(*day) : std::vector<OpenSpan>();
    return spans && spans->empty();
}

std::optional<std::vector<OpenSpan>> openSpans(const QString &sent)
{
    const QString plain = normalizedHours(sent);
    if (isAllDay(plain))
        return std::vector{OpenSpan{0, midnight}};
    static const QRegularExpression separators(u"[;,/|&\\n]|\\band\\b"_s);
    std::vector<OpenSpan> spans;
    bool saysClosed = false;
    for (const QString &piece : plain.split(separators, Qt::SkipEmptyParts)) {
        QString part = piece.trimmed();
        while (part.endsWith(u'.'))
            part.chop(1);
        if (part.isEmpty())
            continue;
        if (part == u"closed") {
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
