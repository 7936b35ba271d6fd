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
    // Blocked in all threads, which inherit this mask, and received by waiting for them.
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

void StopSignals::awaitReload()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_reloads = true;
}

bool StopSignals::wereReceived() const
{
    const sigset_t set = stops();
    const timespec atOnce{};
    return sigtimedwait(&set, nullptr, &atOnce) > 0;
}

StopSignals::Came StopSignals::wait() const
{
    sigset_t set = stops();
    if (m_reloads)
        sigaddset(&set, SIGHUP);
    int came = 0;
    sigwait(&set, &came);
    return came == SIGHUP ? Came::Reload : Came::Stop;
}

} // namespace labdesk::service
