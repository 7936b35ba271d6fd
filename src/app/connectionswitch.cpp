// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connectionswitch.h"

#include "app/currentsession.h"
#include "app/leaveguard.h"
#include "app/windownotice.h"
#include "service/host/localservicehost.h"
#include "session/connectionregistry.h"
#include "shell/mainwindow.h"

#include <utility>

namespace labdesk {

ConnectionSwitch::ConnectionSwitch(ConnectionRegistry &connections, LocalServiceHost &local, CurrentSession &session,
                                   LeaveGuard &leaving, WindowNotice &notice, MainWindow &window)
    : m_connections(connections), m_local(local), m_session(session), m_leaving(leaving), m_notice(notice),
      m_window(window)
{
    // Queued, because the registry emits this before the new secret is stored.
    connect(&connections, &ConnectionRegistry::changed, this, &ConnectionSwitch::followRegistry, Qt::QueuedConnection);
    connect(&connections, &ConnectionRegistry::secretEntered, this, [this](const QString &id) {
        if (m_session.connectionId() != id)
            return;
        if (m_session.lacksKey())
            return connectTo(id);
        m_connections.secretOf(id, [this, id](Secret key) {
            if (m_session.connectionId() == id && !isOutdated())
                m_session.replaceKey(std::move(key));
        });
    });
    // A session doesn't retry credentials that the proxy rejected, so start a new one.
    connect(&connections, &ConnectionRegistry::routeSecretEntered, this, [this](const QString &id) {
        if (m_session.get() && m_session.connectionId() == id)
            connectTo(id);
    });
    connect(&local, &LocalServiceHost::ready, this, &ConnectionSwitch::followLocalService);
    connect(&local, &LocalServiceHost::failed, this, &ConnectionSwitch::showStartError);
}

void ConnectionSwitch::connectTo(const QString &connectionId)
{
    m_leaving.ask(
        LeaveDialog::Leaving::Connection, [this, connectionId] { openConnection(connectionId); },
        [this] { Q_EMIT connectDeclined(); });
}

void ConnectionSwitch::startOverLocally()
{
    m_leaving.ask(LeaveDialog::Leaving::SampleData, [this] {
        m_notice.clear();
        if (Session *session = m_session.get(); session && m_session.connectionId() == ConnectionRegistry::localId)
            session->bookmarks().unpinAll(); // new sample data has other users
        m_session.close();
        m_requestedId = ConnectionRegistry::localId;
        dropKey();
        m_local.startOver();
    });
}

void ConnectionSwitch::connectToRequested()
{
    connectTo(m_requestedId.isEmpty() ? m_connections.currentId() : QString(m_requestedId));
}

bool ConnectionSwitch::isOpen() const
{
    return m_session.get() && m_session.connectionId() == m_requestedId;
}

bool ConnectionSwitch::isOutdated() const
{
    const Connection *saved = m_connections.find(m_session.connectionId());
    return saved && m_session.get()->connection() != *saved;
}

bool ConnectionSwitch::isLeaving() const
{
    return m_leaving.isLeaving();
}

void ConnectionSwitch::openConnection(const QString &connectionId)
{
    const Connection *connection = m_connections.find(connectionId);
    if (!connection)
        return;
    if (m_window.lockScreen()) { // while covered, no key is read and nothing is fetched
        m_requestedId = connectionId;
        return;
    }
    m_notice.clear();
    m_session.close(); // this may show a notice
    m_requestedId = connectionId;
    dropKey();
    m_connections.setCurrentId(connectionId);
    showConnection(*connection);
    if (connectionId == ConnectionRegistry::localId && !m_local.isReady())
        return m_local.start();
    // With two sessions for one window, the first one's panes would lose their session.
    readKey([this, connectionId](Credentials secret) {
        if (const Connection *chosen = m_connections.find(connectionId))
            m_session.open(*chosen, std::move(secret));
    });
}

void ConnectionSwitch::readKey(std::function<void(Credentials)> done)
{
    m_connections.credentialsOf(m_requestedId, [this, attempt = m_attempt, done = std::move(done)](Credentials secret) {
        if (m_attempt == attempt)
            done(std::move(secret));
    });
}

/// Closes a deleted connection, and reopens one with a change that the session can't take over. Asks only once for each
/// change.
void ConnectionSwitch::followRegistry()
{
    Session *session = m_session.get();
    if (!session)
        return;
    const Connection before = session->connection();
    const Connection *updated = m_connections.find(before.id);
    if (!updated)
        return openConnection(ConnectionRegistry::localId);
    session->adopt(*updated);
    if (session->connection() != before)
        Q_EMIT adopted();
    if (session->connection() == *updated)
        return m_askedAbout.reset();
    if (std::exchange(m_askedAbout, *updated) != *updated)
        connectTo(before.id);
}

void ConnectionSwitch::followLocalService()
{
    m_connections.setLocal(m_local.get()->baseUrl(), Secret(m_local.get()->key()));
    if (m_requestedId == ConnectionRegistry::localId)
        connectTo(ConnectionRegistry::localId);
}

void ConnectionSwitch::showStartError(const QString &why)
{
    if (m_requestedId != ConnectionRegistry::localId)
        return; // it was canceled
    m_window.setConnectionState(ConnectionState::Trouble);
    m_notice.report(
        [this, why] {
            return Notice{.tone = Tone::Bad,
                          .sentence = {}, // the page in place of the panes says everything
                          .errorPage = Notice::ErrorPage{{tr("The local service couldn’t start."),
                                                          tr("The local service said: “%1”").arg(why),
                                                          tr("Try again, or switch to another connection.")},
                                                         [this] { connectTo(ConnectionRegistry::localId); }}};
        },
        WindowNotice::About::ErrorPage);
    Q_EMIT cannotConnect(why);
}

void ConnectionSwitch::showConnection(const Connection &connection)
{
    const bool isLocal = connection.id == ConnectionRegistry::localId;
    const QString writes = connection.readOnly ? tr("Changes turned off") : tr("Changes allowed");
    const QString facts = isLocal ? tr("%1 · sample data").arg(writes) : writes;
    m_window.setConnection(connection, facts);
}

void ConnectionSwitch::showCurrent()
{
    if (const Connection *connection = m_connections.find(m_connections.currentId()))
        showConnection(*connection);
}

void ConnectionSwitch::showAgain()
{
    if (const auto shown = m_window.connection()) {
        const bool isOpen = m_session.connectionId() == shown->id;
        const Connection *known = isOpen ? &m_session.get()->connection() : m_connections.find(shown->id);
        showConnection(known ? *known : *shown);
    }
}

} // namespace labdesk
