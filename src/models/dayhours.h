// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// Minutes after midnight, `to` after `from`, at most 1440.
struct OpenSpan
{
    int from = 0;
    int to = 0;
    friend bool operator==(const OpenSpan &, const OpenSpan &) = default;
};

/// The spans of one day's text, by rising time and not overlapping: "7:00AM - 11:30AM;12:30PM - 4:00PM", in any order
/// and in the usual spellings ("7–11:30 a.m., noon to 4 pm", "07:00-16:00", "Open 24 hours"); empty for "Closed".
/// Nothing if a time can be read in two ways ("7 - 8 PM", "9 - 5"), or for text of another form.
std::optional<std::vector<OpenSpan>> openSpans(const QString &sent);

/// Of a day of WeeklyHours: its text is missing or says so.
bool isClosed(const std::optional<QString> &day);

} // namespace labdesk
