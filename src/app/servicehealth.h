// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"
#include "session/servicetrouble.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace labdesk {

class CurrentSession;
class MainWindow;

/// Shows in the window how the service responds: trouble with the whole service as a message above the places, and rate
/// limiting of single reads as a countdown in the status line.
class ServiceHealth : public QObject
{
    Q_OBJECT

public:
    ServiceHealth(CurrentSession &session, MainWindow &window);

    void show(); ///< in the window, which may have been rebuilt
    void drop(); ///< when locking, as requests no longer wait; and when unlocking

private:
    void follow(const api::RequestRecord &record);
    void trackRateLimit(const api::RequestRecord &record);
    void showRateLimit();

    CurrentSession &m_session;
    MainWindow &m_window;
    std::unique_ptr<ServiceTrouble> m_trouble;      ///< for the open session
    std::map<quint64, QDeadlineTimer> m_rateLimits; ///< by request ID
    QTimer m_countdownTimer;                        ///< for the countdown during a long pause
};

} // namespace labdesk
