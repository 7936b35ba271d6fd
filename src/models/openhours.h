// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"
#include "models/dayhours.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// The opening hours on a day of the week (1: Monday … 7: Sunday); empty if closed, no value if unknown.
std::optional<std::vector<OpenSpan>> openSpansOn(const Hours &hours, int dayOfWeek);

/// Whether it is open at that local time; no value if unknown.
std::optional<bool> isOpenAt(const Hours &hours, const QDateTime &there);

/// Minutes until closing if less than an hour; no value if closed, open longer, or unknown.
std::optional<int> minutesToClosing(const Hours &hours, const QDateTime &there);

/// Whether it opens on that day of the week. opensBefore(): before `time` on that day, or with 0 on any day. No value
/// if unknown.
std::optional<bool> isOpenOn(const Hours &hours, int dayOfWeek);
std::optional<bool> opensBefore(const Hours &hours, QTime time, int dayOfWeek);

/// The answer to a caller's first question, at that local time: "Open now, today 7:00 AM to 4:00 PM, closed 11:30 AM to
/// 12:30 PM", "Closes in 25 min, today …", "Closed now, opens Mon 7:00 AM". hoursSummary() if the local time or the
/// hours are unknown.
QString hoursToday(const Hours &hours, const QDateTime &there);

/// "Sat 8:00 AM to 12:00 PM", "Sat closed"; hoursSummary() if unknown.
QString hoursOn(const Hours &hours, int dayOfWeek);

} // namespace labdesk
