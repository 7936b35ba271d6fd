// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/decodeworker.h"

#include "domain/applicationend.h"
#include "wire/interruption.h"

#include <QCoreApplication>
#include <QPointer>
#include <QPromise>
#include <QThread>
#include <QThreadPool>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace labdesk::api {

namespace {

void waitForPools()
{
    const auto pools = QCoreApplication::instance()->findChildren<QThreadPool *>(Qt::FindDirectChildrenOnly);
    for (QThreadPool *pool : pools)
        pool->waitForDone();
}

/// Destroying a pool waits for its threads, and its last owner may be one of them. So the pool is deleted in the
/// application's thread, once it is idle. At exit it is destroyed with the application, so that no work uses what is
/// destroyed after that.
std::shared_ptr<QThreadPool> applicationPool()
{
    auto *made = new QThreadPool(QCoreApplication::instance());
    callAtApplicationExit(&waitForPools);
    return {made, [pool = QPointer<QThreadPool>(made)](QThreadPool *) {
                if (pool && QThread::currentThread() == pool->thread())
                    delete pool;
                else if (auto *application = QCoreApplication::instance())
                    QMetaObject::invokeMethod(
                        application, [pool] { delete pool; }, Qt::QueuedConnection);
            }};
}

/// Returns freed memory to the system. Otherwise the memory of a large response stays in this thread's heap, and that
/// of the next one is added to it.
void trimMemory()
{
#ifdef __GLIBC__ // 2.33 or newer, which Debian 12 has
    constexpr size_t minTrimmedBytes = 16 * 1024 * 1024;
    if (mallinfo2().fordblks > minTrimmedBytes)
        malloc_trim(0);
#endif
}

} // namespace

DecodeWorker::DecodeWorker() : m_pool(applicationPool())
{
    m_pool->setMaxThreadCount(1);
    m_pool->setThreadPriority(QThread::LowPriority);
}

DecodeWorker::~DecodeWorker()
{
    m_pool->clear(); // running work keeps the pool alive until it ends
}

QFuture<DecodeWorker::Result> DecodeWorker::run(std::function<Result()> work)
{
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    promise->start();
    m_pool->start([promise = std::move(promise), work = std::move(work), pool = m_pool] {
        const wire::Interruption interruption([&promise] { return promise->isCanceled(); });
        trimMemory(); // frees what decoding the previous response left
        if (!promise->isCanceled())
            promise->addResult(work());
        trimMemory();
        promise->finish();
    });
    return future;
}

} // namespace labdesk::api
