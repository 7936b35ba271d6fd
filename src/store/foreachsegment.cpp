// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foreachsegment.h"

#include <QRunnable>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace labdesk {

namespace {

/// Not the global pool, because work that waits there could delay a key press.
class HelperPool : public QThreadPool
{
public:
    HelperPool() { setMaxThreadCount(int(std::max(1u, maxHelperThreads()))); }
};

QThreadPool &helperPool()
{
    static HelperPool pool;
    return pool;
}

} // namespace

unsigned maxHelperThreads()
{
    return unsigned(std::clamp(QThread::idealThreadCount() - 1, 0, 3));
}

void runInParallel(unsigned helpers, const std::function<void()> &work)
{
    auto ended = std::make_shared<QSemaphore>();
    std::vector<std::unique_ptr<QRunnable>> runs;
    for (unsigned helper = 0; helper < helpers; ++helper) {
        runs.emplace_back(QRunnable::create([&work, ended]() mutable {
            // Keeps the semaphore alive: the waiting thread may be gone before release() returns.
            const auto keepAlive = std::move(ended);
            work();
            keepAlive->release();
        }));
        runs.back()->setAutoDelete(false);
        helperPool().start(runs.back().get());
    }
    work();
    int started = 0;
    for (const auto &run : runs)
        started += helperPool().tryTake(run.get()) ? 0 : 1;
    ended->acquire(started);
}

} // namespace labdesk
