// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/memorytrim.h"

#include "domain/applicationend.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace labdesk {

namespace {

void trimHeap()
{
#ifdef __GLIBC__
    malloc_trim(0); // also returns free memory between blocks in use
#endif
}

/// Orders, counts, and what a finishing thread still holds are released a little later than the users.
constexpr auto secondTrimDelay = std::chrono::milliseconds(250);

void waitForPool()
{
    QThreadPool::globalInstance()->waitForDone();
}

void startInPool(std::function<void()> work)
{
    callAtApplicationExit(&waitForPool);
    QThreadPool::globalInstance()->start(std::move(work));
}

void trimTwice()
{
    trimHeap();
    if (auto *application = QCoreApplication::instance())
        QMetaObject::invokeMethod(
            application,
            [application] { QTimer::singleShot(secondTrimDelay, application, [] { startInPool(&trimHeap); }); },
            Qt::QueuedConnection);
}

} // namespace

void releaseMemoryOf(UserSnapshot &&users)
{
    UserSnapshot dropped = std::exchange(users, UserSnapshot());
    // When the program exits, there is no pool any more.
    if (dropped.size() < minUsersToRelease || !QCoreApplication::instance())
        return;
    startInPool([dropped = std::move(dropped)]() mutable {
        dropped = UserSnapshot();
        trimTwice();
    });
}

void trimMemory()
{
    if (QCoreApplication::instance())
        startInPool(&trimTwice);
}

} // namespace labdesk
