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
enum class ErrorAct;

/// Opens the dialog of the connections, once.
class ConnectionsOpener : public QObject
{
    Q_OBJECT

public:
    ConnectionsOpener(ConnectionRegistry &connections, SecretStore &secrets, ConnectionSwitch &connectionSwitch,
                      CurrentSession &session, PracticeController &practice, MainWindow &window);

    void open();
    void openMenu(const QPoint &at); ///< global, see MainWindow::connectionMenuRequested()
    void startNew();                 ///< at the form for one more
    void openOffered();              ///< at the first that the administrator offers, where the key is missing
    void mend(ErrorAct act);         ///< at what mends an error of the connection in use

Q_SIGNALS:
    void exported(qint64 connections); ///< into a file

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
