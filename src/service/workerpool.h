// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/lane.h"

#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace labdesk::service {

class ServiceCore;

/// Threads for requests, each with its own ServiceCore, because a database connection belongs to the thread that opened
/// it. Work of one lane is started in order.
class WorkerPool
{
public:
    using MakeCore = std::function<std::unique_ptr<ServiceCore>()>; ///< called in each thread

    /// Starts `threads` threads for user and catalog requests and two more, so that slow user requests always leave one
    /// thread for the catalog and one for keys and health checks. Returns when every core is ready; rethrows what
    /// `make` throws.
    WorkerPool(int threads, const MakeCore &make);
    ~WorkerPool(); ///< finishes work that has begun, and drops the rest
    WorkerPool(const WorkerPool &) = delete;
    WorkerPool &operator=(const WorkerPool &) = delete;

    /// Runs the work in the next free thread. Thread-safe; work must not throw.
    void post(Lane lane, std::function<void()> work);

    static ServiceCore *core(); ///< core of the calling thread; null outside of a pool

private:
    static constexpr std::size_t lanes = 3;

    void run();
    void stop();
    std::optional<std::size_t> nextLane() const;

    const int m_maxPerLane;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::array<std::deque<std::function<void()>>, lanes> m_work; ///< by lane
    std::array<int, lanes> m_busy{};                             ///< threads in use
    bool m_stopping = false;
    std::vector<std::thread> m_threads;
};

} // namespace labdesk::service
