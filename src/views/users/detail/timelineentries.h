// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// All that is known with a time: created, sources and their errors, fallback values, bounds of ingestion, and what
/// this console did, such as verifying the caller. Oldest first; what has no readable time is left out. No value of a
/// birth date is in it.
std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const std::vector<UserAction> &actions, const ProviderNameLookup &nameOf,
                                      const std::optional<QDateTime> &verifiedAt = {});

QString formatArea(TimelineEntry::Area area);

} // namespace labdesk
