// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "platform/secretstore.h"
#include "platform/settings.h"
#include "session/connectionbook.h"
#include "session/session.h"
#include "views/mainwindow.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace labdesk {

namespace service {
class LocalService;
}

/// The composition root: makes the window, the settings, the local service and, for each connection that is chosen, a
/// session with its panes. Everything that connects one place with another stands here.
class Console : public QObject
{
    Q_OBJECT

public:
    explicit Console(Options options, std::unique_ptr<SecretStore> secrets, QObject *parent = nullptr);
    ~Console() override;

    void start(); ///< shows the window and goes to the connection that was used last

    void connectTo(const QString &connectionId);

    MainWindow &window() { return m_window; }
    Session *session() { return m_session.get(); }              ///< null until connected()
    service::LocalService *localService() { return m_local.get(); } ///< null until it was needed
    ConnectionBook &connections() { return m_book; }

Q_SIGNALS:
    void connected();                     ///< there is a new session, and its panes are in the window
    void cannotConnect(const QString &why);

private:
    void followBook();
    void tellOfSettings();
    void startLocalService();
    void announceLocalService();
    void openSession(const Connection &connection, Secret secret);
    void closeSession();
    void buildPanes();
    void loadPlace(Place place);
    void followHealth(const api::RequestRecord &record);
    void openConnections();
    void leave();

    Options m_options;
    Settings m_settings;
    std::unique_ptr<SecretStore> m_secrets;
    ConnectionBook m_book;
    MainWindow m_window;
    std::unique_ptr<service::LocalService> m_local;
    std::unique_ptr<Session> m_session;
    QString m_wanted;  ///< the connection being opened, or open
    int m_attempt = 0; ///< of opening one: the secret that arrives late for an earlier attempt is dropped
    QPointer<QWidget> m_dialog;
};

} // namespace labdesk
