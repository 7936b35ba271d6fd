// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/stopsignal.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace labdesk {

namespace {

std::array<int, 2> ends{-1, -1}; // of the pipe through which a signal handler can tell

void tell(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends[1], &byte, 1);
}

} // namespace

StopSignal::StopSignal(QObject *parent) : QObject(parent)
{
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(ends[0], &byte, 1) == 1)
            Q_EMIT received();
    });
    struct sigaction action = {};
    action.sa_handler = &tell;
    for (const int signal : {SIGINT, SIGTERM})
        ::sigaction(signal, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN); // the terminal says that nobody reads any more
}

int StopSignal::descriptor() const
{
    return ends[0];
}

StopSignal::~StopSignal()
{
    m_notifier.reset();
    for (const int signal : {SIGINT, SIGTERM})
        std::signal(signal, SIG_DFL);
    for (int &end : ends)
        ::close(std::exchange(end, -1));
}

} // namespace labdesk
