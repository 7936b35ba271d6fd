// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/serviceoptions.h"

#include <deque>
#include <mutex>

namespace labdesk::service {

/// Checks how far a standby of PostgreSQL is behind its primary. It is fresh if it has everything that the primary had
/// written at some point within the last seconds, which requires neither special privileges nor synchronized clocks.
/// Shared by all threads of a service.
class ReplicaFreshness
{
public:
    ReplicaFreshness(std::chrono::milliseconds maxLag, SteadyClock clock);

    /// Queries both at most twice a second. The standby isn't fresh if the other server is no longer a standby, or the
    /// primary doesn't respond. Throws DatabaseError of the standby.
    bool isFresh(const Database &primary, const Database &replica);

private:
    struct Written
    {
        std::chrono::milliseconds at;
        qint64 position; ///< in bytes of the write-ahead log
    };

    std::chrono::milliseconds m_checkInterval; ///< how long a check remains valid
    std::chrono::milliseconds m_maxLag;        ///< how far behind it may be at a check
    SteadyClock m_clock;
    std::deque<Written> m_written; ///< positions of the primary within the last seconds, oldest first
    bool m_isFresh = false;
    std::mutex m_mutex;
};

} // namespace labdesk::service
