// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace labdesk {

class ConnectionRegistry;
class ConnectionsDialog;
class ConnectionSwitch;
class CurrentSession;
class MainWindow;
class PracticeController;
class SecretStore;
enum class ErrorAction;

/// Opens the connections dialog, of which there is only one.
class ConnectionsOpener : public QObject
{
    Q_OBJECT

public:
    ConnectionsOpener(ConnectionRegistry &connections, SecretStore &secrets, ConnectionSwitch &connectionSwitch,
                      CurrentSession &session, PracticeController &practice, MainWindow &window);

    void open();
    void openMenu(const QPoint &at); ///< `at` is global, see MainWindow::connectionMenuRequested()
    void startNewConnection();       ///< with the form for a new connection
    void openOfferedConnection();    ///< with the first connection offered by the administrator that lacks a key
    void handleErrorAction(ErrorAction action); ///< with the control that fixes an error of the current connection

Q_SIGNALS:
    void exported(qint64 connections); ///< to a file

private:
    ConnectionRegistry &m_connections;
    SecretStore &m_secrets;
    ConnectionSwitch &m_switch;
    CurrentSession &m_session;
    PracticeController &m_practice;
    MainWindow &m_window;
    QPointer<ConnectionsDialog> m_dialog;
};

} // namespace labdesk
