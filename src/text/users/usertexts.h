// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/insurance.h"
#include "domain/user.h"
#include "text/proof.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QTimeZone>

namespace labdesk {

class UserBookmarks;

/// Texts about a user, free of widgets so that they can be tested. All are plain text. `now` is UTC; `here` is the
/// reader's time zone.

QString formatMoment(const Timestamp &moment,
                     const QTimeZone &here);                       ///< "12 Mar 2026, 09:14 MST"; as sent if unreadable
QString formatDay(const Timestamp &moment, const QTimeZone &here); ///< "12 Mar 2026"; as sent if unreadable
/// "12 Mar 2026 (yesterday)"; as sent if unreadable.
QString formatDayWithAge(const Timestamp &moment, const QTimeZone &here, const QDateTime &now);
/// "3 hours ago", "in 2 days"; "now" within a minute.
QString formatRelative(const QDateTime &moment, const QDateTime &now);
/// Distance to a day or a moment: "today", "yesterday", "5 days ago". A date without a time is the same day in every
/// zone.
QString formatAge(const Timestamp &moment, const QTimeZone &here, const QDateTime &now);
/// Tooltip for a moment: UTC with seconds, and how long ago; only the latter for a date without a time; empty if it
/// isn't a time.
QString momentToolTip(const Timestamp &moment, const QTimeZone &here, const QDateTime &now);
/// "May 16, 1935" for "1935-05-16", ignoring a time and its zone. Invalid dates as sent.
QString formatBirthDate(const QString &sent);
QString formatOffset(int secondsFromUtc); ///< "UTC−7", "UTC+5:30", "UTC"
/// "14:02 now, UTC−7"; says so if this computer doesn't know the zone.
QString formatZoneNow(const QString &zoneId, const QDateTime &now);
/// "2:02 PM now in Denver"; empty if this computer doesn't know the zone.
QString formatPlaceNow(const QString &zoneId, const QDateTime &now);
bool isKnownZone(const QString &zoneId);

/// The origin of a fallback value: "set manually 13 Mar 2026", "from Oura · 12 Mar 2026".
QString formatOrigin(const QString &sourceSlug, const QString &sourceName, const Timestamp &updatedAt,
                     const QTimeZone &here);

/// The limits of data collection as one sentence, and the phase at `now`.
enum class IngestionPhase { NotBegun, Running, Ended };
IngestionPhase ingestionPhase(const User &user, const QDateTime &now);
QString formatIngestion(const User &user, const QDateTime &now);

/// Warnings that a support agent should see first; empty if there are none.
QStringList userWarnings(const User &user, const QDateTime &now);
QString clientIdWarning(const QString &clientUserId); ///< the warning about the ID; empty if there is none

/// What to type before a user is changed for good: the end of the client ID, or of the user ID if the client ID is
/// hidden or can't be typed, or else a word.
Proof proofFor(const User &user);

/// Bullets in privacy mode.
QString formatClientId(const QString &clientUserId);
/// How titles and questions refer to a user: by the client ID as displayed, or by the user ID if there is none.
QString formatUserName(const User &user);
/// Shortened to the beginning and the end, which are enough to tell IDs apart; bullets in privacy mode.
QString shortUserId(const QString &id);
/// The client ID, or the shortened user ID if the client ID isn't known.
QString nameOrShortId(const UserBookmarks &bookmarks, const UserId &user);

QString formatWait(int seconds); ///< "12 s", "4:05", "1:02:30"
/// A count with thousands separators: "1,204".
QString formatCount(qint64 count);

/// Why an ID can't be copied or used in a file name (privacy mode is on). Empty: it can be.
QString idCopyDisabledReason();

/// Why records can't be exported, printed, or copied in bulk (policy forbids it). Empty: they can be.
QString exportDisabledReason();

/// Why a connection is read-only: tooltip and accessible description of everything that writes. Empty: it isn't.
QString readOnlyReason(const Connection &connection);

/// Contradictions in an insurance record; empty if there are none.
QStringList insuranceNotices(const InsuranceRecord &record);

/// "Oura, Fitbit and Garmin"
QString formatList(const QStringList &items);

} // namespace labdesk
