// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "models/dayhours.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// When it is open on a day of the week (1: Monday … 7: Sunday): empty when closed, nothing when that is not known.
std::optional<std::vector<OpenSpan>> openSpansOn(const Hours &hours, int dayOfWeek);

/// Whether it is open at that time of its own place; nothing when that is not known.
std::optional<bool> isOpenAt(const Hours &hours, const QDateTime &there);

/// How many minutes it is still open, where that is less than an hour; nothing when it is closed, open for longer, or
/// not known.
std::optional<int> minutesToClosing(const Hours &hours, const QDateTime &there);

/// Whether it opens on a day of the week; before `time` on some day (0), or on that day alone. Nothing when that is not
/// known.
std::optional<bool> isOpenOn(const Hours &hours, int dayOfWeek);
std::optional<bool> opensBefore(const Hours &hours, QTime time, int dayOfWeek);

/// What a caller asks first, at that time of the place: "Open now, today 7:00 AM to 4:00 PM, closed 11:30 AM to 12:30
/// PM", "Closes in 25 min, today …", "Closed now, opens Mon 7:00 AM". hoursSummary() where the time there or the hours
/// are not known.
QString hoursToday(const Hours &hours, const QDateTime &there);

/// "Sat 8:00 AM to 12:00 PM", "Sat closed"; hoursSummary() where that is not known.
QString hoursOn(const Hours &hours, int dayOfWeek);

} // namespace labdesk
