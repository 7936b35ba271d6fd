// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/stopsignal.h"

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace labdesk {

namespace {

int openSignals()
{
    std::signal(SIGPIPE, SIG_IGN); // the terminal says that nobody reads any more
    sigset_t stops;
    sigemptyset(&stops);
    sigaddset(&stops, SIGINT);
    sigaddset(&stops, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &stops, nullptr); // in all threads, which inherit this mask
    return ::signalfd(-1, &stops, SFD_CLOEXEC | SFD_NONBLOCK);
}

} // namespace

StopSignal::StopSignal() : m_descriptor(openSignals()), m_notifier(m_descriptor, QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo came;
        if (::read(m_descriptor, &came, sizeof came) == sizeof came)
            Q_EMIT received();
    });
}

StopSignal::~StopSignal()
{
    m_notifier.setEnabled(false);
    ::close(m_descriptor);
}

} // namespace labdesk
