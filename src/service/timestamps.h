// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace labdesk::service {

/// Seconds since 1970 as the contract writes times (2.2): 2026-03-12T16:14:00+00:00
QString isoTime(qint64 seconds);

/// The same back, also with Z for +00:00; nothing for another text.
std::optional<qint64> secondsOf(const QString &isoTime);

/// A day as the contract writes dates: YYYY-mm-dd. They compare as text.
QString isoDate(const QDate &date);

/// The day that it is by now where it is latest on Earth; seconds since 1970.
QString latestDay(qint64 now);

/// Whether the text is a day of the calendar in exactly that form.
bool isIsoDate(const QString &text);

} // namespace labdesk::service
