// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "session/useractionlog.h"
#include "views/users/actiontexts.h"
#include "widgets/theme.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// Something that happened to a user, or will.
struct TimelineEntry
{
    enum class RequestSlots { Account, Sources, Ingestion, Console };
    RequestSlots lane = RequestSlots::Account;
    QDateTime at;            ///< UTC
    bool isDateOnly = false; ///< a day, wherever one sits
    QString text;
    QString detail = {};
    Tone tone = Tone::Neutral;
    enum class Mark { Moment, Begin, End } mark = Mark::Moment; ///< Begin and End: of what is drawn as a bar
    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// All that is known with a time: created, sources and their errors, fallback values, bounds of ingestion, and what
/// this console did, such as verifying the caller. Oldest first; what has no readable time is left out. No value of a
/// birth date is in it.
std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const std::vector<UserActionLog::Entry> &actions, const NameOf &nameOf,
                                      const std::optional<QDateTime> &verifiedAt = {});

QString laneTitle(TimelineEntry::RequestSlots lane);
/// "12 entries from Mar 12, 2025 to Nov 22, 2026."
QString timelineSummary(const std::vector<TimelineEntry> &entries);

} // namespace labdesk
