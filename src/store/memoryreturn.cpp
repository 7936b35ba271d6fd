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

void returnMemoryOf(UserSnapshot &&users)
{
    constexpr UserRow worthwhile = 50'000; // below, it is a few megabytes, and gone at once
    UserSnapshot dropped = std::exchange(users, UserSnapshot());
    if (dropped.size() < worthwhile || !QCoreApplication::instance()) // at the end of the program there is no pool any more
        return;
    QThreadPool::globalInstance()->start([dropped = std::move(dropped)]() mutable {
        dropped = UserSnapshot();
#ifdef __GLIBC__
        malloc_trim(0); // what was built in other threads stays with the heaps of those threads otherwise
#endif
    });
}

} // namespace labdesk
