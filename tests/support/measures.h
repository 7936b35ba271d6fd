// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>
#include <QFile>
#include <QObject>

#include <algorithm>
#include <ctime>

namespace labdesk::tests {

/// Memory of this process in MB, as Linux tells it: `VmRSS:` now, `VmHWM:` at its peak.
inline double megabytes(const char *field)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith(field))
                return line.simplified().split(' ').value(1).toDouble() * 1024 / 1e6;
    qFatal("no %s", field);
}

/// The peak is what there is now.
inline void forgetPeak()
{
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write("5") != 1)
        qFatal("the peak of memory cannot be reset");
}

/// The longest turn of this thread's event loop, in ms of the processor: what others do on a busy machine is not
/// counted.
class LongestTurn : public QObject
{
public:
    LongestTurn()
    {
        auto *dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, &LongestTurn::note);
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, &LongestTurn::note);
    }
    double ms() const { return double(m_longest) / 1e6; }
    double sinceLastTurn() const { return double(now() - m_last) / 1e6; }

private:
    static qint64 now()
    {
        timespec at = {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
        return qint64(at.tv_sec) * 1'000'000'000 + at.tv_nsec;
    }
    void note()
    {
        const qint64 at = now();
        m_longest = std::max(m_longest, at - m_last);
        m_last = at;
    }

    qint64 m_last = now();
    qint64 m_longest = 0;
};

} // namespace labdesk::tests
