// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/credentials.h"

#include <QObject>

#include <functional>
#include <optional>

namespace labdesk {

class ConnectionRegistry;
class CurrentSession;
class LeaveGuard;
class LocalServiceHost;
class MainWindow;
class WindowNotice;

/// Switches the window to a connection: asks before leaving another one, starts the local service if needed, reads the
/// key, and opens the session. A session takes over another name, key, or permission to write; any other change of its
/// connection ends it, after the same question.
class ConnectionSwitch : public QObject
{
    Q_OBJECT

public:
    ConnectionSwitch(ConnectionRegistry &connections, LocalServiceHost &local, CurrentSession &session,
                     LeaveGuard &leaving, WindowNotice &notice, MainWindow &window);

    void connectTo(const QString &connectionId);
    void startOverLocally();   ///< creates new sample data in the local service, and connects to it
    void connectToRequested(); ///< the connection last requested; at startup, the one last used
    bool hasRequested() const { return !m_requestedId.isEmpty(); }
    bool isOpen() const; ///< whether the current session is for the requested connection
    /// Whether the connection of the current session has changes that the session can't take over, and the person
    /// stayed. The stored key may be for another address than the session's.
    bool isOutdated() const;
    bool isLeaving() const; ///< whether a confirmed change of the connection is about to happen

    /// Reads the credentials of the requested connection. Canceled if another attempt begins or dropKey() is called.
    void readKey(std::function<void(Credentials)> done);
    void dropKey() { ++m_attempt; }

    void showCurrent(); ///< shows the connection in the window before its session is open
    void showAgain();   ///< in a rebuilt window

Q_SIGNALS:
    void cannotConnect(const QString &why);
    void connectDeclined(); ///< connectTo() was declined: the current connection stays open
    void adopted();         ///< the open session took over other settings; what was built with the old ones must follow

private:
    void openConnection(const QString &connectionId);
    void followRegistry();
    void followLocalService();
    void showStartError(const QString &why);
    void showConnection(const Connection &connection);

    ConnectionRegistry &m_connections;
    LocalServiceHost &m_local;
    CurrentSession &m_session;
    LeaveGuard &m_leaving;
    WindowNotice &m_notice;
    MainWindow &m_window;
    QString m_requestedId; ///< the connection that is opening or open, or will be opened once the window is uncovered
    int m_attempt = 0;     ///< number of the current attempt
    std::optional<Connection> m_askedAbout; ///< the change for which the person was asked to leave the current session
};

} // namespace labdesk
