// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/userlist.h"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

namespace labdesk::service {

/// The day up to which each team was checked for ended ingestions (2.1). Shared by all workers of a service, because
/// the check takes a third of a second for a million users. Hold the mutex during the check; others go on without it.
struct EndedDays
{
    struct TeamDay
    {
        std::optional<qint64> endedOn;                    ///< days since 1970; empty if not checked yet
        std::optional<std::chrono::milliseconds> againAt; ///< when to retry after a failure, by the steady clock
    };

    std::mutex mutex;
    std::map<qint64, TeamDay> teams; ///< by team_seq
};

/// State that all workers of a service share.
struct SharedState
{
    EndedDays endedDays;
    ListSlots lists;
};

} // namespace labdesk::service
