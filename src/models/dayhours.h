// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace labdesk {

/// In minutes after midnight; `to` is later than `from` and at most 1440.
struct OpenSpan
{
    int from = 0;
    int to = 0;
    friend bool operator==(const OpenSpan &, const OpenSpan &) = default;
};

/// Parses the opening hours of one day into ascending spans without overlap: "7:00AM - 11:30AM;12:30PM - 4:00PM", in
/// any order and common notation ("7–11:30 a.m., noon to 4 pm", "07:00-16:00", "Open 24 hours"); empty for "Closed". No
/// value if a time is ambiguous ("7 - 8 PM", "9 - 5"), or the format is unknown.
std::optional<std::vector<OpenSpan>> openSpans(const QString &sent);

/// The hours of each day, Monday first.
using OpenWeek = std::array<std::optional<std::vector<OpenSpan>>, 7>;

/// The hours in a text about a week: "Mon thru Fri 8am-5pm; Sat 8-noon", `{"Mon-Fri":"8AM-5PM"}`. No value for a day
/// that it doesn't name, names twice, or whose hours can't be read.
OpenWeek openSpansOfWeek(const QString &sent);

/// For a day of WeeklyHours: whether its text is missing or says "closed".
bool isClosed(const std::optional<QString> &day);

} // namespace labdesk
