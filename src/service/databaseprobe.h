// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace labdesk::service {

class WorkerPool;

/// Checks whether the workers of a service can reach the database, for /readyz. Thread-safe; must outlive the workers.
class DatabaseProbe
{
public:
    static constexpr std::chrono::seconds callTimeout{2}; ///< without a response by then, the probe fails

    /// Sets the workers to use; null for none. Until it is called, the database counts as reachable.
    void ask(WorkerPool *workers);

    /// Runs one query at a time, however many threads call this. Waits only briefly for it, because the calling thread
    /// also answers /healthz; until it returns, the previous result counts.
    bool succeeds();

private:
    static constexpr std::chrono::milliseconds maxWait{50};

    std::mutex m_mutex;
    std::condition_variable m_answered;
    WorkerPool *m_workers = nullptr;
    bool m_isAsking = false, m_isReached = true;
    std::chrono::steady_clock::time_point m_askedAt;
};

} // namespace labdesk::service
