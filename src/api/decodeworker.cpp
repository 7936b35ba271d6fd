// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/decodeworker.h"

#include <QCoreApplication>
#include <QPromise>
#include <QThread>
#include <QThreadPool>

namespace labdesk::api {

namespace {

/// Destroying a pool waits for its threads. The last one to let go may be such a thread itself, so the pool goes in the
/// thread of the application, and only when it has nothing left to do.
void retirePool(QThreadPool *pool)
{
    if (QThread::currentThread() == pool->thread())
        delete pool;
    else if (auto *application = QCoreApplication::instance())
        QMetaObject::invokeMethod(application, [pool] { delete pool; }, Qt::QueuedConnection);
    // else the program is ending, and the pool ends with it
}

} // namespace

DecodeWorker::DecodeWorker() : m_pool(new QThreadPool, &retirePool)
{
    m_pool->setMaxThreadCount(1);
    m_pool->setThreadPriority(QThread::LowPriority);
}

DecodeWorker::~DecodeWorker()
{
    m_pool->clear(); // what has not begun; what has keeps the pool alive until it ends
}

QFuture<DecodeWorker::Verdict> DecodeWorker::run(std::function<Verdict()> work)
{
    auto promise = std::make_shared<QPromise<Verdict>>();
    QFuture<Verdict> future = promise->future();
    promise->start();
    m_pool->start([promise = std::move(promise), work = std::move(work), pool = m_pool] {
        if (!promise->isCanceled())
            promise->addResult(work());
        promise->finish();
    });
    return future;
}

} // namespace labdesk::api
