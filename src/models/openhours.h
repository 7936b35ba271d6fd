// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// Minutes after midnight, `to` after `from`.
struct OpenSpan
{
    int from = 0;
    int to = 0;
    friend bool operator==(const OpenSpan &, const OpenSpan &) = default;
};

/// The spans of one day's text, by rising time and not overlapping ("7:00AM - 11:30AM;12:30PM - 4:00PM"); nothing for
/// text of another form.
std::optional<std::vector<OpenSpan>> openSpans(const QString &sent);

/// When it is open on a day of the week (1: Monday … 7: Sunday): empty when closed, nothing when that is not known.
std::optional<std::vector<OpenSpan>> openSpansOn(const Hours &hours, int dayOfWeek);

/// Whether it is open at that time of its own place; nothing when that is not known.
std::optional<bool> isOpenAt(const Hours &hours, const QDateTime &there);

/// How many minutes it is still open, where that is less than an hour; nothing when it is closed, open for longer, or
/// not known.
std::optional<int> minutesToClosing(const Hours &hours, const QDateTime &there);

/// Whether it is known to open on a day of the week; to open before `time` on some day (0), or on that day alone.
bool isOpenOn(const Hours &hours, int dayOfWeek);
bool opensBefore(const Hours &hours, QTime time, int dayOfWeek);

/// What a caller asks first, at that time of the place: "Open now, today 7:00 AM to 4:00 PM, closed 11:30 AM to 12:30
/// PM", "Closes in 25 min, today …", "Closed now, opens Mon 7:00 AM". hoursSummary() where the time there or the hours
/// are not known.
QString hoursToday(const Hours &hours, const QDateTime &there);

/// "Sat 8:00 AM to 12:00 PM", "Sat closed"; hoursSummary() where that is not known.
QString hoursOn(const Hours &hours, int dayOfWeek);

} // namespace labdesk
