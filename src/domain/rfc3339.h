// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace labdesk {

/// How a time is written: the digits of its fraction, what they say beyond milliseconds, and its offset. 0 is the form
/// of the contract: "2026-03-12T16:14:00+00:00". Formats with as many digits and the same offset differ by less than
/// 1,000,000, and by multiples of 1,000 if they have microseconds.
using TimeFormat = quint64;
constexpr TimeFormat noTimeFormat = ~TimeFormat(0); ///< written in another way

/// A time with its format: two numbers that take less memory than its text.
struct FormattedTime
{
    qint64 ms = std::numeric_limits<qint64>::min(); ///< since 1970 UTC; by default not a time
    TimeFormat format = 0;
    friend bool operator==(const FormattedTime &, const FormattedTime &) = default;
};

/// Reads the formats that nearly every deployment sends, `2026-03-12T16:14:05.250+00:00` and `2026-03-12`, by position,
/// because a list of users has millions of them. Nothing for any other text, though it may be a time; see Timestamp.
std::optional<FormattedTime> readTime(std::string_view text);

/// The text that readTime() read. Empty if the format is noTimeFormat or can't express the time.
std::string timeText(const FormattedTime &time);

} // namespace labdesk
