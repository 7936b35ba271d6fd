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

/// How the service responds, in the window: its trouble as a whole in a strip over all places, and, where only reads
/// wait because the service asked for it, a countdown in the status line.
class ServiceHealth : public QObject
{
    Q_OBJECT

public:
    ServiceHealth(CurrentSession &session, MainWindow &window);

    void show(); ///< in the window, which may have been rebuilt
    void drop(); ///< for the lock: what waited does so no more

private:
    void follow(const api::RequestRecord &record);
    void followPause(const api::RequestRecord &record);
    void showPause();

    CurrentSession &m_session;
    MainWindow &m_window;
    std::unique_ptr<ServiceTrouble> m_trouble;  ///< of the session that is open
    std::map<quint64, QDeadlineTimer> m_pauses; ///< by request
    QTimer m_second;                            ///< while a long pause before the next try counts down
};

} // namespace labdesk
