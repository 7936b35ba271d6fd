// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/workerpool.h"

#include "service/servicecore.h"

#include <future>

namespace labdesk::service {

namespace {

thread_local ServiceCore *coreOfThisThread = nullptr;

} // namespace

WorkerPool::WorkerPool(int threads, const MakeCore &make)
{
    std::vector<std::future<void>> made;
    for (int i = 0; i < threads; ++i) {
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
        one.wait(); // all of them, as each uses `make`
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

void WorkerPool::post(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_work.push_back(std::move(work));
    }
    m_changed.notify_one();
}

ServiceCore *WorkerPool::core()
{
    return coreOfThisThread;
}

void WorkerPool::run()
{
    while (true) {
        std::function<void()> work;
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return m_stopping || !m_work.empty(); });
            if (m_stopping)
                return;
            work = std::move(m_work.front());
            m_work.pop_front();
        }
        work();
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
