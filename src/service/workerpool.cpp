// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/workerpool.h"

#include "service/servicecore.h"

#include <future>
#include <utility>

namespace labdesk::service {

namespace {

thread_local ServiceCore *coreOfThisThread = nullptr;

constexpr auto urgent = static_cast<std::size_t>(Lane::Urgent), catalog = static_cast<std::size_t>(Lane::Catalog),
               users = static_cast<std::size_t>(Lane::Users);

} // namespace

WorkerPool::WorkerPool(int threads, const MakeCore &make) : m_maxPerLane(threads)
{
    std::vector<std::future<void>> made;
    for (int i = 0; i < threads + 2; ++i) {
        std::promise<void> promise;
        made.push_back(promise.get_future());
        m_threads.emplace_back([this, &make, promise = std::move(promise)]() mutable {
            std::unique_ptr<ServiceCore> core;
            try {
                core = make();
                coreOfThisThread = core.get();
                promise.set_value();
            } catch (...) {
                promise.set_exception(std::current_exception());
                return;
            }
            run();
        });
    }
    for (const auto &one : made)
        one.wait(); // wait for all of them, because each uses `make`
    try {
        for (auto &one : made)
            one.get();
    } catch (...) {
        stop();
        throw;
    }
}

WorkerPool::~WorkerPool()
{
    stop();
}

void WorkerPool::post(Lane lane, std::function<void()> work)
{
    bool canBegin = false; // in a full lane, the next thread that finishes there continues with it
    {
        const std::lock_guard lock(m_mutex);
        m_work[static_cast<std::size_t>(lane)].push_back(std::move(work));
        canBegin = nextLane().has_value();
    }
    if (canBegin)
        m_changed.notify_one();
}

ServiceCore *WorkerPool::core()
{
    return coreOfThisThread;
}

// Returns a lane that has work and may use another thread.
std::optional<std::size_t> WorkerPool::nextLane() const
{
    if (!m_work[urgent].empty())
        return urgent;
    if (m_busy[catalog] + m_busy[users] > m_maxPerLane)
        return {};
    for (const std::size_t lane : {catalog, users})
        if (!m_work[lane].empty() && m_busy[lane] < m_maxPerLane)
            return lane;
    return {};
}

void WorkerPool::run()
{
    std::unique_lock lock(m_mutex);
    bool hasMadeRoom = false; // in a lane that was full, whose waiting work hasn't notified a worker
    while (true) {
        m_changed.wait(lock, [this] { return m_stopping || nextLane(); });
        if (m_stopping)
            return;
        const std::size_t lane = *nextLane();
        const auto work = std::move(m_work[lane].front());
        m_work[lane].pop_front();
        ++m_busy[lane];
        const bool wakesAnother = std::exchange(hasMadeRoom, false) && nextLane();
        lock.unlock();
        if (wakesAnother)
            m_changed.notify_one();
        work();
        lock.lock();
        hasMadeRoom
            = lane != urgent && (m_busy[lane] == m_maxPerLane || m_busy[catalog] + m_busy[users] > m_maxPerLane);
        --m_busy[lane];
    }
}

void WorkerPool::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_changed.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

} // namespace labdesk::service
