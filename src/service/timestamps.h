// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace labdesk::service {

inline constexpr qint64 secondsPerDay = 86'400;

/// Formats seconds since 1970 like the contract (2.2): 2026-03-12T16:14:00+00:00
QString isoTime(qint64 seconds);

/// Parses such a time, also with Z instead of +00:00. Nothing for any other text.
std::optional<qint64> secondsOf(const QString &isoTime);

/// Formats a date like the contract: YYYY-mm-dd. Such dates compare as text.
QString isoDate(const QDate &date);

/// The current date in the most advanced time zone; `now` is in seconds since 1970.
QString latestDay(qint64 now);

/// Whether the text is a valid date in exactly that form.
bool isIsoDate(const QString &text);

} // namespace labdesk::service
