// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace labdesk::service {

class ServiceCore;

/// Threads that answer requests, each with a ServiceCore of its own: a connection to a database belongs to the thread
/// that opened it.
class WorkerPool
{
public:
    using MakeCore = std::function<std::unique_ptr<ServiceCore>()>; ///< called in each of the threads

    /// Returns when every core is made; throws what making one threw.
    WorkerPool(int threads, const MakeCore &make);
    ~WorkerPool(); ///< work that has begun is finished, the rest is dropped
    WorkerPool(const WorkerPool &) = delete;
    WorkerPool &operator=(const WorkerPool &) = delete;

    /// Done by the next free thread. From any thread; work must not throw.
    void post(std::function<void()> work);

    static ServiceCore *core(); ///< of the calling thread; null outside of a pool

private:
    void run();
    void stop();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_work;
    bool m_stopping = false;
    std::vector<std::thread> m_threads;
};

} // namespace labdesk::service
