// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/parallelfor.h"

#include <QRunnable>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <vector>

namespace labdesk {

namespace {

class HelperRun : public QRunnable
{
public:
    HelperRun(const std::function<void()> &work, std::shared_ptr<QSemaphore> ended)
        : m_work(work), m_ended(std::move(ended))
    {
        setAutoDelete(false);
    }
    void run() override
    {
        const auto ended = m_ended; // whoever waits may be gone before release() returns
        m_work();
        ended->release();
    }

private:
    const std::function<void()> &m_work;
    std::shared_ptr<QSemaphore> m_ended;
};

/// Not the pool that everybody uses: what waits there could keep a key press waiting.
class HelperPool : public QThreadPool
{
public:
    HelperPool() { setMaxThreadCount(int(std::max(1u, mostThreads()))); }
};

QThreadPool &helperPool()
{
    static HelperPool pool;
    return pool;
}

} // namespace

unsigned mostThreads()
{
    return unsigned(std::clamp(QThread::idealThreadCount() - 1, 0, 3));
}

void runInParallel(unsigned helpers, const std::function<void()> &work)
{
    const auto ended = std::make_shared<QSemaphore>();
    std::vector<std::unique_ptr<HelperRun>> runs;
    for (unsigned helper = 0; helper < helpers; ++helper) {
        runs.push_back(std::make_unique<HelperRun>(work, ended));
        helperPool().start(runs.back().get());
    }
    work();
    int started = 0;
    for (const auto &run : runs)
        started += helperPool().tryTake(run.get()) ? 0 : 1;
    ended->acquire(started);
}

} // namespace labdesk
