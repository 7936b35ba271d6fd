// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/memoryreturn.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace labdesk {

namespace {

void giveBackWhatIsFree()
{
#ifdef __GLIBC__
    malloc_trim(0); // what was built in other threads stays with the heaps of those threads otherwise
#endif
}

} // namespace

void returnMemoryOf(UserSnapshot &&users)
{
    UserSnapshot dropped = std::exchange(users, UserSnapshot());
    if (dropped.size() < usersWorthReturning || !QCoreApplication::instance()) // at the end of the program there is no pool any more
        return;
    QThreadPool::globalInstance()->start([dropped = std::move(dropped)]() mutable {
        dropped = UserSnapshot();
        giveBackWhatIsFree();
    });
}

void returnFreeMemory()
{
    if (QCoreApplication::instance())
        QThreadPool::globalInstance()->start(&giveBackWhatIsFree);
}

} // namespace labdesk
