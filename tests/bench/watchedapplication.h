// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <functional>
#include <utility>

namespace labdesk::bench {

/// ns of the monotonic clock
qint64 nowNs();
inline double msBetween(qint64 from, qint64 to)
{
    return double(to - from) / 1e6;
}

/// Memory of this process, in MB: the most it had so far, and what it has now.
double peakMegabytes();
double residentMegabytes();

/// The longest event of the GUI thread, in ms: what it took by the clock, and of the processor.
struct LongestEvent
{
    double wall = 0;
    double cpu = 0;
};

/// An application that measures each event of its thread, with all that happens inside of it.
class WatchedApplication : public QApplication
{
public:
    WatchedApplication(int &argc, char **argv) : QApplication(argc, argv) { }

    /// The longest event since the last time this was asked.
    LongestEvent takeLongest() { return std::exchange(m_longest, {}); }

    /// Whose paintings are noted.
    void watchPaint(const QObject *widget) { m_painted = widget; }
    qint64 lastPaintNs() const { return m_lastPaintNs; }   ///< when the event that painted it last was over
    qint64 eventBegunNs() const { return m_eventBegunNs; } ///< of the event that is being looked at

    /// Runs the event loop until the condition holds, which is looked at after each event. When that was, in ns; 0 when
    /// ten minutes went by, or somebody asked the application to quit.
    qint64 runUntil(std::function<bool()> condition);

    bool notify(QObject *receiver, QEvent *event) override;

private:
    void eventIsOver();

    int m_depth = 0;
    qint64 m_eventBegunNs = 0;
    qint64 m_eventBegunCpuNs = 0;
    const QObject *m_painted = nullptr;
    bool m_paintsNow = false;
    qint64 m_lastPaintNs = 0;
    LongestEvent m_longest;
    std::function<bool()> m_condition;
    qint64 m_reachedNs = 0;
    std::function<void()> m_leave;
};

} // namespace labdesk::bench
