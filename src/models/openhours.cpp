// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/openhours.h"

#include "models/hourstext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace labdesk {

namespace {

struct OpenWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Hours)
};

constexpr int closingSoonMinutes = 60; ///< in minutes

int minuteOf(QTime time)
{
    return time.hour() * 60 + time.minute();
}

QString formatRange(int from, int to)
{
    return OpenWords::tr("%1 to %2").arg(clockText(from), clockText(to));
}

/// "7:00 AM to 4:00 PM, closed 11:30 AM to 12:30 PM"
QString formatSpans(const std::vector<OpenSpan> &spans)
{
    QString words = formatRange(spans.front().from, spans.back().to);
    for (size_t i = 1; i < spans.size(); ++i)
        words = OpenWords::tr("%1, closed %2").arg(words, formatRange(spans[i - 1].to, spans[i].from));
    return words;
}

/// The hours of each day. A text about the whole week is read once.
class WeekSpans
{
public:
    explicit WeekSpans(const Hours &hours) : m_weekly(std::get_if<WeeklyHours>(&hours))
    {
        if (const auto *asSent = std::get_if<HoursAsSent>(&hours))
            m_asSent = openSpansOfWeek(asSent->text);
    }
    std::optional<std::vector<OpenSpan>> on(int dayOfWeek) const
    {
        if (dayOfWeek < 1 || dayOfWeek > 7)
            return std::nullopt;
        const auto at = size_t(dayOfWeek - 1);
        if (!m_weekly)
            return m_asSent[at];
        const auto &day = m_weekly->days[at];
        return day ? openSpans(*day) : std::vector<OpenSpan>();
    }

private:
    const WeeklyHours *m_weekly;
    OpenWeek m_asSent;
};

int dayOf(const QDateTime &there)
{
    return there.isValid() ? there.date().dayOfWeek() : 0;
}

bool isOpenIn(const std::vector<OpenSpan> &spans, int minute)
{
    return std::any_of(spans.begin(), spans.end(),
                       [minute](OpenSpan span) { return span.from <= minute && minute < span.to; });
}

std::optional<int> minutesToClosingOf(const std::vector<OpenSpan> &spans, int minute)
{
    for (const OpenSpan &span : spans)
        if (span.from <= minute && minute < span.to && span.to - minute < closingSoonMinutes)
            return span.to - minute;
    return std::nullopt;
}

/// "Mon 7:00 AM", within the next seven days; empty if there is none, or if the hours of an earlier day can't be
/// parsed.
QString nextOpening(const WeekSpans &week, int dayOfWeek)
{
    for (int ahead = 1; ahead <= 7; ++ahead) {
        const int day = (dayOfWeek - 1 + ahead) % 7 + 1;
        const auto spans = week.on(day);
        if (!spans)
            return {};
        if (!spans->empty())
            return QLocale().dayName(day, QLocale::ShortFormat) + u' ' + clockText(spans->front().from);
    }
    return {};
}

} // namespace

std::optional<std::vector<OpenSpan>> openSpansOn(const Hours &hours, int dayOfWeek)
{
    return WeekSpans(hours).on(dayOfWeek);
}

std::optional<bool> isOpenAt(const Hours &hours, const QDateTime &there)
{
    const auto spans = openSpansOn(hours, dayOf(there));
    return spans ? std::optional(isOpenIn(*spans, minuteOf(there.time()))) : std::nullopt;
}

std::optional<int> minutesToClosing(const Hours &hours, const QDateTime &there)
{
    const auto spans = openSpansOn(hours, dayOf(there));
    return spans ? minutesToClosingOf(*spans, minuteOf(there.time())) : std::nullopt;
}

std::optional<bool> isOpenOn(const Hours &hours, int dayOfWeek)
{
    const auto spans = openSpansOn(hours, dayOfWeek);
    return spans ? std::optional(!spans->empty()) : std::nullopt;
}

std::optional<bool> opensBefore(const Hours &hours, QTime time, int dayOfWeek)
{
    const WeekSpans week(hours);
    bool isKnown = true;
    for (int day = dayOfWeek > 0 ? dayOfWeek : 1; day <= (dayOfWeek > 0 ? dayOfWeek : 7); ++day) {
        const auto spans = week.on(day);
        if (spans && !spans->empty() && spans->front().from < minuteOf(time))
            return true;
        isKnown = isKnown && spans;
    }
    return isKnown ? std::optional(false) : std::nullopt;
}

QString hoursToday(const Hours &hours, const QDateTime &there)
{
    const WeekSpans week(hours);
    const auto spans = week.on(dayOf(there));
    if (!spans)
        return hoursSummary(hours);
    const int now = minuteOf(there.time());
    if (const auto minutes = minutesToClosingOf(*spans, now))
        return OpenWords::tr("Closes in %Ln min, today %1", nullptr, *minutes).arg(formatSpans(*spans));
    if (isOpenIn(*spans, now))
        return OpenWords::tr("Open now, today %1").arg(formatSpans(*spans));
    if (!spans->empty() && now < spans->back().to)
        return OpenWords::tr("Closed now, open today %1").arg(formatSpans(*spans));
    const QString next = nextOpening(week, dayOf(there));
    if (next.isEmpty())
        return hoursSummary(hours);
    return spans->empty() ? OpenWords::tr("Closed today, opens %1").arg(next)
                          : OpenWords::tr("Closed now, opens %1").arg(next);
}

QString hoursOn(const Hours &hours, int dayOfWeek)
{
    const auto spans = openSpansOn(hours, dayOfWeek);
    if (!spans)
        return hoursSummary(hours);
    const QString day = QLocale().dayName(dayOfWeek, QLocale::ShortFormat);
    //: %1 is a day of the week: "Sat closed"
    return spans->empty() ? OpenWords::tr("%1 closed").arg(day) : day + u' ' + formatSpans(*spans);
}

} // namespace labdesk
