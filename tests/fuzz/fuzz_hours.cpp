// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "models/dayhours.h"
#include "models/hourstext.h"
#include "models/openhours.h"

#include <algorithm>

namespace labdesk::fuzz {

// Opening hours that are read are in order, within a day, and read alike from the way in which they are shown.
FUZZ_TARGET(hours, Form::Text)
{
    const QString sent = QString::fromUtf8(input.left(300));
    const auto spans = openSpans(sent);
    int end = -1;
    for (const OpenSpan &span : spans.value_or(std::vector<OpenSpan>())) {
        demand(span.from >= end && span.from < span.to && span.to <= 1440 && span.from >= 0,
               "spans that aren't in order", sent);
        end = span.to;
    }
    const QString shown = daySpans(sent);
    if (spans && !spans->empty())
        demand(openSpans(shown) == spans, "shown otherwise than sent", sent, shown);
    const QStringList lines = sent.split(u'\n');
    WeeklyHours week;
    for (size_t day = 0; day < 7; ++day)
        if (qsizetype(day) < lines.size())
            week.days[day] = lines[qsizetype(day)];
    for (const Hours &hours : {Hours(week), Hours(HoursAsSent{sent + u'x'}), Hours(HoursNotProvided())}) {
        (void)hoursSummary(hours);
        (void)hoursByDay(hours);
        for (int day = 1; day <= 7; ++day) {
            const auto open = openSpansOn(hours, day);
            demand(isOpenOn(hours, day).has_value() == open.has_value(), "open and unknown at once", sent);
            const QDateTime there(QDate(2026, 3, 1).addDays(day), QTime(day * 3, 59), Qt::UTC); // March 2 was a Monday
            const int minute = day * 180 + 59;
            const auto isOpen = isOpenAt(hours, there);
            demand(isOpen.has_value() == open.has_value(), "open and unknown at once", sent);
            demand(!isOpen
                       || *isOpen
                           == std::ranges::any_of(
                               *open, [&](const OpenSpan &span) { return span.from <= minute && minute < span.to; }),
                   "open outside of its hours", sent);
            demand(!minutesToClosing(hours, there) || isOpen == true, "it closes without being open", sent);
            demand(!hoursToday(hours, there).isEmpty() && !hoursOn(hours, day).isEmpty(), "nothing is said of it",
                   sent);
        }
    }
}

} // namespace labdesk::fuzz
