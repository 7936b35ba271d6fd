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
    static sigset_t stops;
    sigemptyset(&stops);
    sigaddset(&stops, SIGINT);
    sigaddset(&stops, SIGTERM);
    struct sigaction before;
    if (::sigaction(SIGHUP, nullptr, &before) != 0 || before.sa_handler != SIG_IGN) // nohup is to outlive the terminal
        sigaddset(&stops, SIGHUP);
    std::signal(SIGPIPE, SIG_IGN);               // the terminal says that nobody reads any more
    pthread_sigmask(SIG_BLOCK, &stops, nullptr); // in all threads, which inherit this mask
    // Unblocked in programs that libraries start, because a signal must be able to end them.
    pthread_atfork(nullptr, nullptr, [] { pthread_sigmask(SIG_UNBLOCK, &stops, nullptr); });
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
