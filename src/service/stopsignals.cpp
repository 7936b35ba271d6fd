// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/stopsignals.h"

#include <csignal>
#include <ctime>

namespace labdesk::service {

namespace {

sigset_t stops()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

} // namespace

StopSignals::StopSignals()
{
    const sigset_t set = stops();
    pthread_sigmask(SIG_BLOCK, &set, nullptr); // held back from every thread, which inherits this: they are waited for
}

bool StopSignals::haveCome() const
{
    const sigset_t set = stops();
    const timespec atOnce{};
    return sigtimedwait(&set, nullptr, &atOnce) > 0;
}

void StopSignals::wait() const
{
    const sigset_t set = stops();
    int stop = 0;
    sigwait(&set, &stop);
}

} // namespace labdesk::service
