// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/rfc3339.h"

#include <QDateTime>
#include <QString>

#include <string_view>

namespace labdesk {

/// A time as the service sent it. Deployments send ISO 8601 with `Z` or an offset, with or without a fraction, or a
/// plain date. `text` keeps the original, which is shown if it can't be parsed.
struct Timestamp
{
    QString text;  ///< as received
    QDateTime utc; ///< invalid if `text` isn't a time; midnight UTC for a plain date
    bool isDateOnly = false;

    /// Parses any of the formats above. Never fails: an unreadable text gives an invalid `utc`.
    static Timestamp parse(const QString &text);
    friend bool operator==(const Timestamp &, const Timestamp &) = default;
};

/// The time that Timestamp::parse() reads in this UTF-8 text; not a time if that is invalid. Makes no QString, because
/// a list may have a million users.
FormattedTime formattedTime(std::string_view utf8);

} // namespace labdesk
