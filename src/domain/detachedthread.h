// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFuture>
#include <QPromise>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>

namespace labdesk {

inline std::atomic<int> detachedThreads = 0; ///< still running

/// Runs `work` in a thread of its own, for which nothing waits: for calls of the system that can't be ended, and may
/// wait minutes for the network. The caller may be destroyed before it has finished. Canceling the future omits what
/// hasn't begun. If no thread can be started, it runs in the main thread.
template <class Work> QFuture<std::invoke_result_t<Work>> inDetachedThread(Work work)
{
    auto promise = std::make_shared<QPromise<std::invoke_result_t<Work>>>();
    promise->start();
    auto future = promise->future();
    ++detachedThreads;
    auto run = [promise = std::move(promise), work = std::move(work)]() mutable {
        if (!promise->isCanceled())
            promise->addResult(work());
        promise->finish();
        promise.reset();
        --detachedThreads;
    };
    try {
        std::thread(run).detach();
    } catch (const std::system_error &) { // too many threads: runs later and blocks the main thread
        QMetaObject::invokeMethod(QCoreApplication::instance(), run, Qt::QueuedConnection);
    }
    return future;
}

/// For the end of main(), after everything else was destroyed: returns `status`, or ends the program with it if such a
/// thread still runs. Otherwise the destructors of static objects would destroy what the thread uses, or wait for it,
/// as that of Qt's libproxy does.
inline int exitStatus(int status)
{
    if (detachedThreads > 0) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

} // namespace labdesk
