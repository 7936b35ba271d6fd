// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "watchedapplication.h"

#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QThread>
#include <QTimer>

#include <ctime>

namespace labdesk::bench {

using namespace Qt::StringLiterals;

namespace {

qint64 readClock(clockid_t clock)
{
    timespec at = {};
    clock_gettime(clock, &at);
    return qint64(at.tv_sec) * 1'000'000'000 + at.tv_nsec;
}

double megabytesOf(const char *field)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : status.readAll().split('\n'))
        if (line.startsWith(field))
            return line.simplified().split(' ').value(1).toDouble() * 1024 / 1e6;
    return 0;
}

} // namespace

qint64 nowNs()
{
    return readClock(CLOCK_MONOTONIC);
}

double peakMegabytes()
{
    return megabytesOf("VmHWM:");
}

double residentMegabytes()
{
    return megabytesOf("VmRSS:");
}

bool WatchedApplication::notify(QObject *receiver, QEvent *event)
{
    if (QThread::currentThread() != thread()) // other threads' events come by here as well
        return QApplication::notify(receiver, event);
    const bool isOutermost = m_depth == 0;
    if (isOutermost) {
        m_eventBegunNs = nowNs();
        m_eventBegunCpuNs = readClock(CLOCK_THREAD_CPUTIME_ID);
    }
    m_paintsNow = m_paintsNow || (receiver == m_painted && event->type() == QEvent::Paint);
    ++m_depth;
    const bool result = QApplication::notify(receiver, event);
    --m_depth;
    if (isOutermost)
        eventIsOver();
    return result;
}

void WatchedApplication::eventIsOver()
{
    const qint64 now = nowNs();
    m_longest.wall = std::max(m_longest.wall, msBetween(m_eventBegunNs, now));
    m_longest.cpu = std::max(m_longest.cpu, msBetween(m_eventBegunCpuNs, readClock(CLOCK_THREAD_CPUTIME_ID)));
    if (std::exchange(m_paintsNow, false))
        m_lastPaintNs = now;
    if (m_condition && m_condition()) {
        m_condition = {};
        m_reachedNs = now;
        m_leave();
    }
}

qint64 WatchedApplication::runUntil(std::function<bool()> condition)
{
    QEventLoop loop;
    QTimer::singleShot(std::chrono::minutes(10), &loop, &QEventLoop::quit);
    if (condition()) // no event may come that would ask again
        return nowNs();
    m_reachedNs = 0;
    m_condition = std::move(condition);
    m_leave
        = [&loop] { loop.quit(); }; // from here on no event before exec(): it would leave a loop that does not run yet
    loop.exec();
    m_condition = {};
    return m_reachedNs;
}

} // namespace labdesk::bench
