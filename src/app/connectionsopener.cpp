// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connectionsopener.h"

#include "app/connectionswitch.h"
#include "app/currentsession.h"
#include "app/practicecontroller.h"
#include "domain/erroraction.h"
#include "session/connectionregistry.h"
#include "shell/mainwindow.h"
#include "views/connections/connectionmenu.h"
#include "views/connections/connectionsdialog.h"

namespace labdesk {

ConnectionsOpener::ConnectionsOpener(ConnectionRegistry &connections, SecretStore &secrets,
                                     ConnectionSwitch &connectionSwitch, CurrentSession &session,
                                     PracticeController &practice, MainWindow &window)
    : m_connections(connections), m_secrets(secrets), m_switch(connectionSwitch), m_session(session),
      m_practice(practice), m_window(window)
{
    connect(&window, &MainWindow::switchConnectionRequested, this, &ConnectionsOpener::open);
    connect(&window, &MainWindow::connectionMenuRequested, this, &ConnectionsOpener::openMenu);
    connect(&window, &MainWindow::errorActionRequested, this, &ConnectionsOpener::handleErrorAction);
}

void ConnectionsOpener::open()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new ConnectionsDialog(m_connections, m_secrets, {}, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ConnectionsDialog::connectRequested, &m_switch, &ConnectionSwitch::connectTo);
    connect(m_dialog, &ConnectionsDialog::exported, this, &ConnectionsOpener::exported);
    connect(m_dialog, &ConnectionsDialog::startOverRequested, &m_practice, &PracticeController::confirmStartOver);
    m_dialog->setPractice(m_practice.practice());
    m_dialog->select(m_connections.currentId());
    m_dialog->setTokenExpiry(
        [this] { return m_session.get() ? m_session.get()->client().tokenExpiresAt() : std::nullopt; });
    m_dialog->setOpenConnection([this] { return m_session.get() ? &m_session.get()->connection() : nullptr; });
    connect(&m_session, &CurrentSession::opened, m_dialog, &ConnectionsDialog::followSession);
    m_dialog->open();
}

void ConnectionsOpener::openMenu(const QPoint &at)
{
    auto *menu = new ConnectionMenu(m_connections, &m_window);
    connect(menu, &ConnectionMenu::connectRequested, &m_switch, &ConnectionSwitch::connectTo);
    connect(menu, &ConnectionMenu::manageRequested, this, &ConnectionsOpener::open);
    menu->popUpAt(at);
}

void ConnectionsOpener::startNewConnection()
{
    open();
    m_dialog->startNewConnection();
}

void ConnectionsOpener::openOfferedConnection()
{
    open();
    for (const Connection &connection : m_connections.connections())
        if (m_connections.isOffered(connection.id))
            return m_dialog->select(connection.id);
}

void ConnectionsOpener::handleErrorAction(ErrorAction action)
{
    open();
    switch (action) {
    case ErrorAction::EnterKey:
    case ErrorAction::ReplaceKey:
        return m_dialog->enterKey(m_connections.currentId());
    case ErrorAction::NetworkSettings:
        return m_dialog->enterProxyPassword(m_connections.currentId());
    case ErrorAction::None:
    case ErrorAction::EditConnection:
    case ErrorAction::SwitchConnection:
        return m_dialog->select(m_connections.currentId());
    }
}

} // namespace labdesk
