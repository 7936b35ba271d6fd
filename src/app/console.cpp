// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include "platform/privatefolder.h"
#include "service/localservice.h"
#include "views/activitypane.h"
#include "views/appearance.h"
#include "views/centerspane.h"
#include "views/connectionsdialog.h"
#include "views/payorspane.h"
#include "views/providerspane.h"
#include "views/toast.h"
#include "views/userspane.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

QString dataFolder(const Options &options)
{
    return options.dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                        : options.dataFolder;
}

/// With a data folder of its own the program leaves the person's settings alone.
QString settingsFile(const Options &options)
{
    return options.dataFolder.isEmpty() ? QString() : QDir(options.dataFolder).filePath(u"labdesk.ini"_s);
}

} // namespace

Console::Console(Options options, std::unique_ptr<SecretStore> secrets, QObject *parent)
    : QObject(parent), m_options(std::move(options)), m_settings(settingsFile(m_options)), m_secrets(std::move(secrets)),
      m_book(m_settings, *m_secrets), m_window(m_settings)
{
    const auto appearance = m_options.appearance.value_or(m_settings.appearance());
    applyTheme(*qApp, appearance);
    m_window.setAppearance(appearance);
    connect(&m_window, &MainWindow::appearanceChosen, this, [this](ThemeChoice choice) {
        m_settings.setAppearance(choice);
        applyTheme(*qApp, choice);
    });
    connect(&m_window, &MainWindow::placeChosen, this, &Console::loadPlace);
    connect(&m_window, &MainWindow::switchConnectionRequested, this, &Console::openConnections);
    connect(&m_window, &MainWindow::quitRequested, this, &Console::leave);
    // Queued: the book says it before the new secret is kept.
    connect(&m_book, &ConnectionBook::changed, this, &Console::followBook, Qt::QueuedConnection);
}

Console::~Console()
{
    closeSession();
}

void Console::start()
{
    m_window.show();
    // After the first connection, whose way there clears what an earlier one had to say.
    if (!m_settings.setAsideFile().isEmpty())
        connect(this, &Console::connected, this, &Console::tellOfSettings, Qt::SingleShotConnection);
    connectTo(m_book.currentId());
}

void Console::tellOfSettings()
{
    m_window.showNotice(Tone::Warn, tr("The settings could not be read and were begun afresh."),
                        tr("The old file is kept as %1.").arg(m_settings.setAsideFile()), tr("Close"),
                        [this] { m_window.clearNotice(); });
}

void Console::connectTo(const QString &connectionId)
{
    const Connection *connection = m_book.find(connectionId);
    if (!connection)
        return;
    closeSession();
    m_window.clearNotice();
    m_wanted = connectionId;
    const int attempt = ++m_attempt;
    m_book.setCurrentId(connectionId);
    m_window.setConnectionState(ConnectionState::Connecting);
    if (connectionId == ConnectionBook::localId && !(m_local && m_local->isReady()))
        return startLocalService();
    m_book.secretOf(connectionId, [this, connectionId, attempt](Secret secret) {
        const Connection *chosen = m_book.find(connectionId);
        // Two sessions for one window would leave the panes of the first without theirs.
        if (chosen && m_attempt == attempt)
            openSession(*chosen, std::move(secret));
    });
}

/// A session never outlives what was agreed for it: deleted means closed, and what was made read-only writes no more.
void Console::followBook()
{
    if (!m_session)
        return;
    const Connection &open = m_session->connection();
    const Connection *kept = m_book.find(open.id);
    if (!kept)
        return connectTo(ConnectionBook::localId);
    if (*kept != open)
        connectTo(QString(open.id));
}

void Console::startLocalService()
{
    if (m_local)
        return; // on its way: ready() goes on
    service::ServiceOptions options;
    makePrivateFolder(dataFolder(m_options));
    options.database = QDir(dataFolder(m_options)).filePath(u"local-service.sqlite"_s);
    options.users = m_options.users;
    options.seed = m_options.seed;
    m_local = std::make_unique<service::LocalService>(options);
    connect(m_local.get(), &service::LocalService::ready, this, &Console::announceLocalService);
    connect(m_local.get(), &service::LocalService::failed, this, [this](const QString &why) {
        m_local.release()->deleteLater(); // it is the sender
        if (m_wanted != ConnectionBook::localId)
            return; // nobody waits for it any more
        m_window.setConnectionState(ConnectionState::Unreachable);
        m_window.showNotice(Tone::Bad, tr("The local service did not start."), why, tr("Try again"),
                            [this] { connectTo(ConnectionBook::localId); });
        Q_EMIT cannotConnect(why);
    });
    m_local->start();
}

void Console::announceLocalService()
{
    m_book.setLocal(m_local->baseUrl(), Secret(m_local->key()));
    if (m_wanted == ConnectionBook::localId)
        connectTo(ConnectionBook::localId);
}

void Console::openSession(const Connection &connection, Secret secret)
{
    m_session = std::make_unique<Session>(connection, std::move(secret));
    const bool isLocal = connection.id == ConnectionBook::localId;
    const QString writes = connection.readOnly ? tr("writes are disabled in this connection") : tr("writes allowed");
    m_window.setConnection(connection, isLocal ? tr("%1 · data is fictional").arg(writes) : writes);
    connect(&m_session->client(), &api::ApiClient::requestChanged, this, &Console::followHealth);
    buildPanes();
    m_window.showPlace(Place::Users);
    loadPlace(Place::Users);
    m_session->providers().reload(); // names for slugs everywhere, and the sidebar's count
    Q_EMIT connected();
}

void Console::closeSession()
{
    if (!m_session)
        return;
    const bool cancels = m_session->actions().hasDelayed();
    m_session->actions().cancelDelayed();
    m_window.clearPlaces();
    m_session.reset();
    if (cancels) // said last: with the places their toasts go
        m_window.toasts()->show(tr("What was waiting to be sent was cancelled."));
}

void Console::buildPanes()
{
    auto *centers = new CentersPane(*m_session);
    // The contract lists no labs; of its own service the program knows one to begin with.
    if (m_session->connection().id == ConnectionBook::localId && m_local && m_local->examples().labId > 0)
        centers->suggestLab(m_local->examples().labId, {});
    const std::pair<Place, Pane *> panes[] = {
        {Place::Users, new UsersPane(*m_session)},
        {Place::Providers, new ProvidersPane(*m_session)},
        {Place::Centers, centers},
        {Place::Payors, new PayorsPane(*m_session)},
        {Place::Activity, new ActivityPane(*m_session)},
    };
    for (const auto &[place, pane] : panes)
        m_window.addPlace(place, pane);
}

/// Lists are fetched when they are first looked at; a lookup about a patient only when it is asked for.
void Console::loadPlace(Place place)
{
    if (!m_session)
        return;
    if (place == Place::Users && std::holds_alternative<Idle>(m_session->users().state()))
        m_session->users().reload();
    if (place == Place::Providers && std::holds_alternative<Idle>(m_session->providers().state()))
        m_session->providers().reload();
}

/// The status line tells from the last request how the connection is.
void Console::followHealth(const api::RequestRecord &record)
{
    using Kind = ApiError::Kind;
    if (record.state == api::RequestRecord::State::Succeeded)
        return m_window.setConnectionState(ConnectionState::Connected);
    if (record.state != api::RequestRecord::State::Failed || !record.error)
        return;
    const Kind kind = record.error->kind;
    if (kind == Kind::Unauthorized || kind == Kind::Forbidden || kind == Kind::NoCredential)
        m_window.setConnectionState(ConnectionState::NotAccepted);
    else if (kind == Kind::InvalidInput || kind == Kind::ReadOnly || kind == Kind::KeyRefusedLocally)
        return; // never left this computer, and says nothing about the service
    else if (record.httpStatus == 0)
        m_window.setConnectionState(ConnectionState::Unreachable);
    else
        m_window.setConnectionState(ConnectionState::Connected); // it answered, if only to refuse
}

void Console::openConnections()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    auto *dialog = new ConnectionsDialog(m_book, *m_secrets, {}, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConnectionsDialog::connectRequested, this, &Console::connectTo);
    dialog->select(m_book.currentId());
    m_dialog = dialog;
    dialog->open();
}

void Console::leave()
{
    if (m_session && m_session->actions().hasDelayed())
        m_session->actions().cancelDelayed();
    m_window.close();
}

} // namespace labdesk
