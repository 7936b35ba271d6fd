// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "session/useraction.h"
#include "views/users/actions/actiontexts.h"
#include "widgets/theme.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

class Session;

/// Something that happened to a user, or will.
struct TimelineEntry
{
    enum class Area { User, Sources, Ingestion, Console };
    Area area = Area::User;
    QDateTime at;            ///< UTC
    bool isDateOnly = false; ///< a day, wherever one sits
    QString text;
    QString detail = {};
    Tone tone = Tone::Neutral;
    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// What Labdesk did to a user over a connection: the records of the trail, oldest first, and the actions of the
/// session, of which those that have a record say nothing more.
struct UserDeeds
{
    std::vector<AuditRecord> records = {};
    std::vector<UserAction> actions = {};
    std::optional<QDateTime> verifiedAt = {}; ///< that the caller is who the insurance record says
};
UserDeeds deedsOf(Session &session, const UserId &user);

/// All that is known with a time: created, sources and their errors, fallback values, bounds of ingestion, and what was
/// done here, in the words of the history and with who did it. What the service says of a change that was done here is
/// left out. Oldest first; what has no readable time is left out. No value of a birth date is in it.
std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const UserDeeds &deeds, const ProviderNameLookup &nameOf);

QString formatArea(TimelineEntry::Area area);

} // namespace labdesk
