// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "session/useraction.h"
#include "text/users/actiontexts.h"
#include "widgets/theme.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

class Session;

/// A past or future event of a user.
struct TimelineEntry
{
    enum class Area { User, Sources, Ingestion, Console };
    Area area = Area::User;
    QDateTime at;            ///< UTC
    bool isDateOnly = false; ///< the same day in every time zone
    QString text;
    QString detail = {};
    Tone tone = Tone::Neutral;
    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// What Labdesk did to a user over a connection: the records of the audit trail, oldest first, and the session's
/// actions, of which only those without a record are used.
struct UserDeeds
{
    std::vector<AuditRecord> records = {};
    std::vector<UserAction> actions = {};
    std::optional<QDateTime> verifiedAt = {}; ///< when the caller was verified
};
UserDeeds deedsOf(Session &session, const UserId &user);

/// Everything with a known time, oldest first: creation, sources and their errors, fallback values, limits of data
/// collection, and the actions of this console, as worded in the history. Changes made here aren't repeated as events
/// of the service. Unreadable times are skipped. Never contains a birth date.
std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const UserDeeds &deeds, const ProviderNameLookup &nameOf);

QString formatArea(TimelineEntry::Area area);

} // namespace labdesk
