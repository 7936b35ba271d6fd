// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/servicecenter.h"

#include <QString>
#include <QStringList>

namespace labdesk {

/// One line: "Mon–Fri 7:00 AM – 3:30 PM; Sat 8:00 AM – 12:00 PM". Days with the same hours are joined, closed days are
/// left out. Null hours: "Hours not provided. Call before visiting.". Of a shape we do not know the facts are told
/// ("By appointment only"); what is more than that is shown as it came.
QString hoursSummary(const Hours &hours);

/// The same, a line for each run of days.
QStringList hoursLines(const WeeklyHours &hours);

/// One line a day, Monday first, closed days included: for a tooltip and for copying.
QString hoursByDay(const Hours &hours);

/// The spans of one day in words: "7:00AM - 11:30AM;12:30PM - 4:00PM" becomes "7:00 AM – 11:30 AM, 12:30 PM – 4:00 PM";
/// a text that openSpans() doesn't read is kept.
QString daySpans(const QString &sent);

/// "7:00 AM" for 420 minutes after midnight.
QString clockText(int minute);

} // namespace labdesk
