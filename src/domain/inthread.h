// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace labdesk {

/// Runs `work` in a thread of the global pool. The caller may be destroyed before it has finished.
template <class Work> QFuture<std::invoke_result_t<Work>> inThread(Work work)
{
    auto promise = std::make_shared<QPromise<std::invoke_result_t<Work>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

/// Then calls `done` with the result, unless `context` was destroyed meanwhile, which QFuture::then() doesn't allow.
template <class Work, class Done> void inThread(Work work, QObject *context, Done done)
{
    auto *watcher = new QFutureWatcher<std::invoke_result_t<Work>>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(watcher->result());
    });
    watcher->setFuture(inThread(std::move(work)));
}

} // namespace labdesk
