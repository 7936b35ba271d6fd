// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/insurance.h"
#include "domain/user.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QTimeZone>

namespace labdesk {

class UserBookmarks;

/// Words about a user, without a widget: so that what a person reads can be tested as text. All of it is plain text;
/// `now` is UTC and always comes from outside; `here` is the zone of the person who reads.

QString formatMoment(const Timestamp &moment,
                     const QTimeZone &here); ///< "12 Mar 2026, 09:14 MST"; as sent when unreadable
QString formatDay(const Timestamp &moment, const QTimeZone &here); ///< "12 Mar 2026"; as sent when unreadable
/// "12 Mar 2026 (yesterday)"; as sent when unreadable.
QString formatDayWithAge(const Timestamp &moment, const QTimeZone &here, const QDateTime &now);
/// "3 hours ago", "in 2 days"; "now" within a minute.
QString formatRelative(const QDateTime &moment, const QDateTime &now);
/// How long ago a day or a moment is: "today", "yesterday", "5 days ago". A day without a time is itself in every zone.
QString formatAge(const Timestamp &moment, const QTimeZone &here, const QDateTime &now);
/// What a shown moment says more exactly: UTC to the second and how long ago; of a day without a time its age alone;
/// empty when it is not a time.
QString momentTip(const Timestamp &moment, const QTimeZone &here, const QDateTime &now);
QString formatOffset(int secondsFromUtc); ///< "UTC−7", "UTC+5:30", "UTC"
/// "14:02 now, UTC−7"; says so when the id is no zone that this computer knows.
QString formatZoneNow(const QString &zoneId, const QDateTime &now);
/// "2:02 PM now in Denver"; empty when the id is no zone that this computer knows.
QString formatPlaceNow(const QString &zoneId, const QDateTime &now);
bool isKnownZone(const QString &zoneId);

/// Where a fallback value came from: "set manually 13 Mar 2026", "from Oura · 12 Mar 2026".
QString formatOrigin(const QString &sourceSlug, const QString &sourceName, const Timestamp &updatedAt,
                     const QTimeZone &here);

/// The bounds of data ingestion in one sentence, and where `now` stands among them.
enum class IngestionPhase { NotBegun, Running, Ended };
IngestionPhase ingestionPhase(const User &user, const QDateTime &now);
QString formatIngestion(const User &user, const QDateTime &now);

/// What a support agent should know before anything else; empty when all is well.
QStringList userWarnings(const User &user, const QDateTime &now);
QString clientIdWarning(const QString &clientUserId); ///< the one of them about the ID; empty: there is none

/// In privacy mode bullets.
QString formatClientId(const QString &clientUserId);
/// What a question or a title calls a user: the client ID as it is shown, or, where there is none, the user ID.
QString formatUserName(const User &user);
/// As the pictures have it; in privacy mode bullets: the beginning and the end tell one id from another.
QString shortUserId(const QString &id);
/// The client id, or as much of the user's own id when that is all that is known.
QString nameOrShortId(const UserBookmarks &bookmarks, const UserId &user);

QString formatWait(int seconds); ///< "12 s", "4:05", "1:02:30"
/// A count with its thousands apart: "1,204".
QString formatCount(qint64 count);

/// Why an id cannot be copied or shown in a file's name: privacy mode is on. Empty: it can.
QString idCopyDisabledReason();

/// Why records cannot leave as a file, on paper or several at a time: the administrator forbids it. Empty: they can.
QString exportDisabledReason();

/// Why nothing can be changed over a connection: tooltip and accessible description of whatever writes. Empty: it can.
QString readOnlyReason(const Connection &connection);

/// Things in an insurance record that do not go together; empty when none.
QStringList insuranceNotices(const InsuranceRecord &record);

/// "Oura, Fitbit and Garmin"
QString formatList(const QStringList &items);

} // namespace labdesk
