// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/credentials.h"

#include <QObject>

#include <functional>

namespace labdesk {

class ConnectionRegistry;
class CurrentSession;
class LeaveGuard;
class LocalServiceHost;
class MainWindow;
class WindowNotice;
struct Connection;

/// Which connection the window is for, and the way to its session: asks before another is left, starts the local
/// service where that is the one, and reads the key. No session outlives what was agreed for its connection.
class ConnectionSwitch : public QObject
{
    Q_OBJECT

public:
    ConnectionSwitch(ConnectionRegistry &connections, LocalServiceHost &local, CurrentSession &session,
                     LeaveGuard &leaving, WindowNotice &notice, MainWindow &window);

    void connectTo(const QString &connectionId);
    void startLocalOver();  ///< the local service makes new sample data and is connected to
    void connectToWanted(); ///< the one that was wanted last; at the start of the program the one used last
    bool hasWanted() const { return !m_wanted.isEmpty(); }
    bool isOpen() const; ///< there is a session, and it is that of the wanted connection

    /// Of the wanted connection. Dropped when another attempt to open one begins meanwhile, or dropKey() is called.
    void readKey(std::function<void(Credentials)> done);
    void dropKey() { ++m_attempt; }

    void showCurrent(); ///< in the window, before it is open
    void showAgain();   ///< in a window that was rebuilt

Q_SIGNALS:
    void cannotConnect(const QString &why);
    void stayed(); ///< connectTo() leads nowhere: the connection that is open was not to be left

private:
    void openConnection(const QString &connectionId);
    void followRegistry();
    void followLocalService();
    void tellNotStarted(const QString &why);
    void showConnection(const Connection &connection);

    ConnectionRegistry &m_connections;
    LocalServiceHost &m_local;
    CurrentSession &m_session;
    LeaveGuard &m_leaving;
    WindowNotice &m_notice;
    MainWindow &m_window;
    QString m_wanted;  ///< being opened, or open, or to be opened when the window is no longer covered
    int m_attempt = 0; ///< of opening one
};

} // namespace labdesk
