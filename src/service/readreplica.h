// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/serviceoptions.h"

#include <deque>
#include <mutex>

namespace labdesk::service {

/// How far a standby of PostgreSQL is behind its primary. It is fresh when it has all that the primary had written at
/// some moment of the last seconds, which needs no rights of either server and no equal clocks. One for all threads of
/// a service.
class ReplicaFreshness
{
public:
    ReplicaFreshness(std::chrono::milliseconds maxLag, SteadyClock clock);

    /// Asks both twice a second at most. Not fresh: the other server isn't a standby (any more), or the
    /// primary doesn't answer. Throws DatabaseError of the standby.
    bool isFresh(const Database &primary, const Database &replica);

private:
    struct Written
    {
        std::chrono::milliseconds at;
        qint64 position; ///< bytes of the write-ahead log
    };

    std::chrono::milliseconds m_pause;  ///< for which a look counts
    std::chrono::milliseconds m_maxLag; ///< behind, when it is looked
    SteadyClock m_clock;
    std::deque<Written> m_written; ///< by the primary, oldest first, of the last seconds
    bool m_isFresh = false;
    std::mutex m_mutex;
};

} // namespace labdesk::service
