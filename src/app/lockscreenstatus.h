// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace labdesk {

class ConnectionRegistry;
class CurrentSession;
class JobProgress;
class LockController;
class MainWindow;

/// Says on the lock screen which connection waits behind it, and what goes on there.
class LockScreenStatus : public QObject
{
    Q_OBJECT

public:
    LockScreenStatus(const ConnectionRegistry &connections, const CurrentSession &session, const LockController &lock,
                     const JobProgress &progress, MainWindow &window);

    void show(); ///< nothing while the window is not covered

private:
    const ConnectionRegistry &m_connections;
    const CurrentSession &m_session;
    MainWindow &m_window;
};

} // namespace labdesk
