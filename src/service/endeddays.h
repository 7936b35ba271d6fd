// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

namespace labdesk::service {

/// Until which day the ended ingestions of each team were looked for (2.1). One for all workers of a service: looking
/// takes a third of a second among a million users. Hold the mutex while you look.
struct EndedDays
{
    struct Team
    {
        QString endedOn;                                  ///< YYYY-MM-DD; empty: not yet
        std::optional<std::chrono::milliseconds> againAt; ///< after it failed, by the steady clock
    };

    std::mutex mutex;
    std::map<qint64, Team> teams; ///< by team_seq
};

} // namespace labdesk::service
