// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include "app/language.h"
#include "output/clipboard.h"
#include "platform/privatefolder.h"
#include "privacy/sensitive.h"
#include "service/localservice.h"
#include "shell/lockscreen.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
#include "views/activity/activitypane.h"
#include "views/centers/centerspane.h"
#include "views/common/countdownrow.h"
#include "views/common/usertexts.h"
#include "views/connections/connectionsdialog.h"
#include "views/jobs/jobspane.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/countdownband.h"
#include "views/users/userspane.h"
#include "widgets/appearance.h"
#include "widgets/icon.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds longestUnseen(300); // nobody sees one that starts minimized

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

Console::Console(Options options, std::unique_ptr<SecretStore> secrets, Presence presence, QObject *parent)
    : QObject(parent), m_options(std::move(options)), m_settings(settingsFile(m_options)),
      m_secrets(std::move(secrets)), m_book(m_settings, *m_secrets, m_options.policy),
      m_appearance(m_options.appearance.value_or(m_settings.appearance())), m_lock(m_settings, presence.now),
      m_releases(m_settings, releaseCircumstances()), m_idle(presence.now), m_watch(std::move(presence.watch))
{
    // Before there is a window: its parts take their words and sizes when they are made.
    speak(*qApp, m_options.language.isEmpty() ? m_settings.language() : m_options.language);
    nameLocalService();
    privacy::setPrivacyMode(m_settings.startsInPrivacyMode());
    privacy::setMayExport(m_book.policy().exports);
    applyTheme(*qApp, m_appearance, textScale());
    m_window = std::make_unique<MainWindow>(m_settings);
    connectWindow();
    connectLock();
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Console::followSessionEnd);
    connect(qApp, &QGuiApplication::saveStateRequest, this, &Console::followSessionEnd);
    connect(m_watch.get(), &SessionWatch::ends, this, &Console::followSessionEnd);
    // Queued: the book says it before the new secret is kept.
    connect(&m_book, &ConnectionRegistry::changed, this, &Console::followBook, Qt::QueuedConnection);
    connect(&m_book, &ConnectionRegistry::secretEntered, this, [this](const QString &id) {
        if (m_lacksKey && m_session && m_session->connection().id == id)
            connectTo(id);
    });
    followAudit();
    followReleases();
    m_rebuild.setSingleShot(true);
    connect(&m_rebuild, &QTimer::timeout, this, &Console::rebuildWindow);
}

void Console::connectWindow()
{
    connect(m_window.get(), &MainWindow::covered, this, &Console::followCover);
    connect(m_window.get(), &MainWindow::uncovered, this, &Console::followUncover);
    connect(m_window.get(), &MainWindow::privacyModeRequested, this, &Console::setPrivacyMode);
    connect(m_window.get(), &MainWindow::preferencesRequested, this, &Console::openPreferences);
    connect(m_window.get(), &MainWindow::supportBundleRequested, this, &Console::openSupportBundle);
    connect(m_window.get(), &MainWindow::placeChosen, this, &Console::loadPlace);
    connect(m_window.get(), &MainWindow::switchConnectionRequested, this, &Console::openConnections);
    connect(m_window.get(), &MainWindow::keyRequested, this, &Console::askForKey);
    connect(m_window.get(), &MainWindow::quitRequested, m_window.get(), &QWidget::close);
    connect(m_window.get(), &MainWindow::pinChosen, this, &Console::openPinned);
    connect(m_window.get(), &MainWindow::unpinRequested, this, [this](const QString &userId) {
        if (const auto user = UserId::parse(userId); user && m_session)
            m_session->bookmarks().setPinned(*user, false);
    });
    m_window->setCloseGuard([this] { return mayClose(); });
    m_window->windowCommands().addSource([this](const QString &typed) { return commands(typed); });
}

Console::~Console()
{
    output::clearPersonalCopy();
    closeSession();
}

void Console::start()
{
    if (const Connection *connection = isFirstRun() ? nullptr : m_book.find(m_book.currentId()))
        showConnection(*connection); // so that the first picture is right, and its parts are styled once
    // The window's first picture comes before the service is started and a place is made.
    connect(m_window.get(), &MainWindow::firstPainted, this, &Console::begin);
    QTimer::singleShot(longestUnseen, this, &Console::begin);
    m_window->show();
    m_audit.keepIn(QDir(dataFolder(m_options)).filePath(u"audit"_s));
    if (m_lock.hasPassphrase())
        m_window->cover(); // ending the program and starting it again would be a way around the lock
    else
        m_idle.start();
    if (!m_options.link.isEmpty())
        openFromOutside(m_options.link);
    // After the first connection, whose way there clears what an earlier one had to say.
    if (m_book.policy().isBroken)
        connect(this, &Console::connected, this, &Console::tellOfPolicy, Qt::SingleShotConnection);
    else if (!m_settings.setAsideFile().isEmpty())
        connect(this, &Console::connected, this, &Console::tellOfSettings, Qt::SingleShotConnection);
    else if (m_settings.isOfEarlierVersion())
        connect(this, &Console::connected, this, &Console::tellOfEarlierSettings, Qt::SingleShotConnection);
    if (m_audit.leftUnknown() > 0)
        connect(this, &Console::connected, this, &Console::tellOfLeftWrites, Qt::SingleShotConnection);
}

void Console::begin()
{
    if (std::exchange(m_hasBegun, true))
        return;
    QGuiApplication::setWindowIcon(windowIcon()); // read from eight pictures
    m_watch->begin();
    m_releases.start();
    if (isFirstRun())
        welcome();
    else if (m_wanted.isEmpty())
        connectTo(m_book.currentId());
}

void Console::tellOfSettings()
{
    notice([this] {
        m_window->showNotice(Tone::Warn, tr("The settings could not be read and were begun afresh."),
                             tr("The old file is kept as %1.").arg(m_settings.setAsideFile()), tr("Close"),
                             [this] { clearNotice(); });
    });
}

void Console::tellOfPolicy()
{
    const Policy &policy = m_book.policy();
    const QString where = policy.fault.isEmpty() ? policy.file : tr("%1, entry %2").arg(policy.file, policy.fault);
    notice([this, where] {
        m_window->showNotice(Tone::Warn,
                             tr("The rules of this computer's administrator could not be read, so the strictest hold."),
                             tr("Only the local service can be used. Tell the administrator: %1.").arg(where),
                             tr("Close"), [this] { clearNotice(); });
    });
}

void Console::notice(std::function<void()> show, About about)
{
    m_notice = std::move(show);
    m_about = about;
    m_notice();
}

void Console::clearNotice()
{
    m_notice = {};
    m_window->clearNotice();
    tellOfRelease();
}

void Console::connectTo(const QString &connectionId)
{
    askBeforeLeaving(LeaveDialog::Leaving::Connection, [this, connectionId] { openConnection(connectionId); });
}

void Console::openConnection(const QString &connectionId)
{
    const Connection *connection = m_book.find(connectionId);
    if (!connection)
        return;
    if (m_window->coverScreen()) { // no key is read and nothing fetched behind it
        m_wanted = connectionId;
        return;
    }
    clearNotice();
    closeSession(); // which may have something to say
    m_wanted = connectionId;
    const int attempt = ++m_attempt;
    m_book.setCurrentId(connectionId);
    showConnection(*connection);
    if (connectionId == ConnectionRegistry::localId && !(m_local && m_local->isReady()))
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
    auditConnections();
    if (!m_session)
        return;
    const Connection &open = m_session->connection();
    const Connection *kept = m_book.find(open.id);
    if (!kept)
        return openConnection(ConnectionRegistry::localId);
    if (*kept != open)
        openConnection(QString(open.id));
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
        if (m_wanted != ConnectionRegistry::localId)
            return; // nobody waits for it any more
        m_window->setConnectionState(ConnectionState::Unreachable);
        notice([this, why] {
            m_window->showNotice(Tone::Bad, tr("The local service did not start."));
            m_window->showNoPlace({tr("There is no connection."), tr("The local service says: “%1”").arg(why),
                                   tr("Try again, or go on with another connection.")},
                                  [this] { connectTo(ConnectionRegistry::localId); });
        });
        Q_EMIT cannotConnect(why);
    });
    m_local->start();
}

void Console::announceLocalService()
{
    m_book.setLocal(m_local->baseUrl(), Secret(m_local->key()));
    if (m_wanted == ConnectionRegistry::localId)
        connectTo(ConnectionRegistry::localId);
}

void Console::tellOfWriteFault()
{
    const QString fault = m_local->writeFault();
    if (fault.isEmpty())
        return;
    notice([this, fault] {
        m_window->showNotice(Tone::Warn,
                             tr("The local service is read-only: its database can't be written (%1).").arg(fault),
                             tr("Check the free space and the permissions of its file, then restart Labdesk."),
                             tr("Close"), [this] { clearNotice(); });
    });
}

void Console::openSession(const Connection &connection, Secret secret)
{
    m_lacksKey = secret.isEmpty();
    m_session = std::make_unique<Session>(connection, std::move(secret));
    m_session->requests().inherit(std::exchange(m_inherited, {}));
    m_session->setAudit(m_audit);
    m_session->actions().setCancelReach([this](quint64 id) { return !m_isLeaving && isCancelInReach(id); });
    m_session->record({.operation = AuditOperation::UseConnection});
    connect(&m_session->client(), &api::ApiClient::requestChanged, this, &Console::followHealth);
    // A palette that is open finds users as soon as there are any.
    connect(&m_session->users(), &UserDirectory::stateChanged, &m_window->windowCommands(),
            &WindowCommands::refreshPalette);
    connect(&m_session->providers(), &ProviderCatalogue::stateChanged, this, &Console::showProviderCount);
    m_session->bookmarks().keepIn(m_settings, connection.id);
    connect(&m_session->bookmarks(), &UserBookmarks::pinsChanged, this, &Console::showPins);
    m_session->jobs().keepRecordsIn(QDir(dataFolder(m_options)).filePath(u"jobs"_s));
    connect(&m_session->jobs(), &UserJobs::added, this, &Console::followJobs);
    connect(&m_session->jobs(), &UserJobs::changed, this, &Console::followJobs);
    buildPanes();
    m_window->showPlace(Place::Users);
    loadPlace(Place::Users);
    openHeldLink();
    if (connection.id == ConnectionRegistry::localId)
        tellOfWriteFault();
    m_session->providers().reload(); // names for slugs everywhere, and the sidebar's count
    showJobRemains();
    Q_EMIT connected();
}

void Console::showConnection(const Connection &connection)
{
    const bool isLocal = connection.id == ConnectionRegistry::localId;
    const QString writes = connection.readOnly ? tr("writes are disabled in this connection") : tr("writes allowed");
    const QString facts = isLocal ? tr("%1 · data is fictional").arg(writes) : writes;
    m_window->setConnection(connection, privacy::isPrivacyMode() ? tr("privacy mode · %1").arg(facts) : facts);
}

void Console::buildPanes()
{
    m_window->addPlace(Place::Users, [this](QWidget *parent) { return makeUsersPane(parent); });
    m_window->addPlace(Place::Providers, [this](QWidget *parent) { return new ProvidersPane(*m_session, parent); });
    m_window->addPlace(Place::Centers, [this](QWidget *parent) { return makeCentersPane(parent); });
    m_window->addPlace(Place::Payors, [this](QWidget *parent) { return new PayorsPane(*m_session, parent); });
    m_window->addPlace(Place::Activity, [this](QWidget *parent) { return makeActivityPane(parent); });
    m_window->addPlace(Place::Jobs, [this](QWidget *parent) { return makeJobsPane(parent); });
    const auto nameOf = [this](const QString &slug) { return m_session->providers().nameOf(slug); };
    m_window->setCountdowns(new CountdownBand(m_session->actions(), nameOf, m_window.get()));
    showProviderCount();
    showPins();
}

/// In the sidebar, where it stands before anybody has looked at the place.
void Console::showProviderCount()
{
    const auto *ready = readyIn(m_session->providers().state());
    m_window->setCountOf(Place::Providers, ready ? int(ready->value.size()) : -1);
}

void Console::showPins()
{
    const UserBookmarks &bookmarks = m_session->bookmarks();
    std::vector<SideBarPin> pins;
    for (const UserId &user : bookmarks.pinned())
        pins.push_back({user.text(), nameOrShortId(bookmarks, user)});
    m_window->setPins(std::move(pins));
}

Pane *Console::makeCentersPane(QWidget *parent)
{
    auto *centers = new CentersPane(*m_session, parent);
    centers->setDirections(m_settings.directions());
    connect(centers, &CentersPane::directionsChosen, this, &Console::setDirections);
    // The contract lists no labs; of its own service the program knows one to begin with.
    if (m_session->connection().id == ConnectionRegistry::localId && m_local && m_local->examples().labId > 0)
        centers->suggestLab(m_local->examples().labId, {});
    return centers;
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

void Console::openConnections()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    auto *dialog = new ConnectionsDialog(m_book, *m_secrets, {}, m_window.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConnectionsDialog::connectRequested, this, &Console::connectTo);
    dialog->select(m_book.currentId());
    dialog->setTokenEnd([this] { return m_session ? m_session->client().tokenEndsAt() : std::nullopt; });
    m_dialog = dialog;
    dialog->open();
}

void Console::askForKey()
{
    openConnections();
    if (auto *dialog = qobject_cast<ConnectionsDialog *>(m_dialog))
        dialog->enterKey(m_book.currentId());
}

} // namespace labdesk
