// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// One line: "Mon–Fri 7:00 AM – 3:30 PM; Sat 8:00 AM – 12:00 PM". Days with the same hours are combined, closed days
/// are omitted. Null hours: "Hours not provided. Call before visiting.". For unknown formats, plain facts are shown as
/// text ("By appointment only"), and anything else as sent.
QString hoursSummary(const Hours &hours);

/// The same with one line for each run of days.
QStringList hoursLines(const WeeklyHours &hours);

/// One line per day, Monday first, including closed days: for the tooltip and for copying.
QString hoursByDay(const Hours &hours);

/// Formats the spans of one day: "7:00AM - 11:30AM;12:30PM - 4:00PM" becomes "7:00 AM – 11:30 AM, 12:30 PM – 4:00 PM".
/// Returns texts that openSpans() can't parse unchanged.
QString daySpans(const QString &sent);

/// "7:00 AM" for 420 minutes after midnight.
QString clockText(int minute);

} // namespace labdesk
