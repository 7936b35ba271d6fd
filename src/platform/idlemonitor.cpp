// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/idlemonitor.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <array>
#include <ctime>
#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

namespace labdesk {

namespace {

/// A shortcut's override event comes before its key event.
constexpr std::array inputEvents = {QEvent::KeyPress,         QEvent::ShortcutOverride,
                                    QEvent::MouseButtonPress, QEvent::MouseButtonDblClick,
                                    QEvent::MouseMove,        QEvent::Wheel,
                                    QEvent::TouchBegin,       QEvent::TabletPress,
                                    QEvent::InputMethod};

} // namespace

std::chrono::milliseconds IdleMonitor::systemNow()
{
    using namespace std::chrono;
#if defined(Q_OS_WIN)
    return milliseconds(::GetTickCount64());
#elif defined(CLOCK_BOOTTIME)
    timespec now = {};
    if (clock_gettime(CLOCK_BOOTTIME, &now) == 0)
        return duration_cast<milliseconds>(seconds(now.tv_sec) + nanoseconds(now.tv_nsec));
#endif
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch());
}

IdleMonitor::IdleMonitor(Now now, QObject *parent) : QObject(parent), m_now(std::move(now))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // coarse timers may be half a minute late after ten minutes
    connect(&m_timer, &QTimer::timeout, this, &IdleMonitor::checkLimit);
}

void IdleMonitor::setLimit(std::chrono::minutes limit)
{
    m_limit = limit;
    if (m_isRunning)
        checkLimit();
}

void IdleMonitor::start()
{
    m_lastInput = m_now();
    m_timer.start(m_limit);
    if (!std::exchange(m_isRunning, true))
        QCoreApplication::instance()->installEventFilter(this);
}

void IdleMonitor::stop()
{
    m_timer.stop();
    if (std::exchange(m_isRunning, false))
        QCoreApplication::instance()->removeEventFilter(this);
}

void IdleMonitor::checkLimit()
{
    if (!m_isRunning)
        return;
    if (!isOver()) {
        m_timer.start(m_lastInput + m_limit - m_now());
        return;
    }
    stop();
    Q_EMIT idle();
}

bool IdleMonitor::eventFilter(QObject *watched, QEvent *event)
{
    if (std::ranges::find(inputEvents, event->type()) == inputEvents.end())
        return QObject::eventFilter(watched, event);
    if (isOver()) { // the computer slept, and the timer didn't run
        checkLimit();
        return true;
    }
    m_lastInput = m_now();
    return false;
}

} // namespace labdesk
