// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <string_view>

namespace labdesk {

/// A moment as the service sent it. Deployments send ISO 8601 with `Z` or an offset, with or without a fraction, or a
/// plain date. `text` keeps the original, which is shown if it can't be read.
struct Timestamp
{
    QString text;  ///< as it came
    QDateTime utc; ///< invalid when `text` is not a time; midnight UTC for a plain date
    bool isDateOnly = false;

    /// Reads any of the forms above; never fails: an unreadable text gives an invalid `utc`.
    static Timestamp parse(const QString &text);
    friend bool operator==(const Timestamp &, const Timestamp &) = default;
};

/// Milliseconds since 1970 UTC of the moment that Timestamp::parse() reads in this UTF-8 text; nothing when it reads
/// none. A list of a million users has no time to make a string of each.
std::optional<qint64> momentInMs(std::string_view utf8);

} // namespace labdesk
