// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include "output/desktop/clipboard.h"
#include "platform/auditjournal.h"
#include "platform/datafolder.h"
#include "privacy/sensitive.h"
#include "session/supportbundle.h"
#include "shell/supportbundledialog.h"
#include "shell/welcomedialog.h"
#include "widgets/accessibility.h"
#include "widgets/icon.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTimer>

#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// Shows a new support bundle, to be read before it is saved. `session` is null if none is open.
void openSupportBundle(const Settings &settings, const ConnectionRegistry &connections, Session *session,
                       MainWindow &window)
{
    SupportFacts facts{
        .version = QCoreApplication::applicationVersion(), .settings = &settings, .connections = &connections};
    if (session) {
        facts.requests = &session->requests();
        facts.openConnection = session->connection().id;
    }
    facts.platform = QGuiApplication::platformName();
    for (const QScreen *screen : QGuiApplication::screens())
        facts.screens += u"%1x%2 at %3 %"_s.arg(screen->size().width())
                             .arg(screen->size().height())
                             .arg(qRound(screen->devicePixelRatio() * 100));
    (new SupportBundleDialog(supportBundle(facts), &window))->open();
}

/// The place to show when a connection opens.
Place placeToOpen(const Settings &settings)
{
    const QString last = settings.get(setting::opensLastPlace) ? settings.get(setting::lastPlace) : QString();
    return placeFromKey(last).value_or(Place::Users);
}

} // namespace

Console::Base::Base(Options startOptions, std::unique_ptr<SecretStore> store, Presence presence)
    : options(std::move(startOptions)), settings(DataFolder(options.dataFolder).settingsFile()),
      secrets(std::move(store)), presentation(settings, options), connections(settings, *secrets, options.policy),
      screenLock(settings, presence.now),
      releases(settings,
               {.address = options.releaseAddress,
                .isForbidden = !connections.policy().updateNotice,
                .running = QVersionNumber::fromString(QCoreApplication::applicationVersion())}),
      idle(presence.now), watch(std::move(presence.watch)), notifier(std::move(presence.notifier)),
      isInFront(std::move(presence.isInFront))
{
}

Console::Notices::Notices(Console &of)
    : progress(of.m_session, of.m_panes, of.m_window), health(of.m_session, of.m_window),
      console({of.m_base.settings, of.m_base.connections.policy(), of.m_audit, of.m_local, of.m_session, of.m_notice,
               of.m_navigator, of.m_window}),
      release(of.m_base.releases, of.m_notice, of.m_window),
      background(
          {*of.m_base.notifier, of.m_base.isInFront, of.m_base.settings, of.m_session, of.m_navigator, of.m_window})
{
}

Console::Dialogs::Dialogs(Console &of)
    : connections(of.m_base.connections, *of.m_base.secrets, of.m_switch, of.m_session, of.m_practice, of.m_window),
      tickets(of.m_ticket, of.m_base.settings, of.m_window), replies(of.m_base.settings, of.m_session, of.m_window),
      preferences(of.m_base.settings, of.m_base.screenLock, of.m_base.releases, replies, of.m_window)
{
}

Console::Console(Options options, std::unique_ptr<SecretStore> secrets, Presence presence,
                 api::ClientOptions clientOptions)
    : m_base(std::move(options), std::move(secrets), std::move(presence)), m_window(m_base.settings),
      m_notice(m_window), m_navigator(m_window),
      m_local(DataFolder(m_base.options.dataFolder), m_base.options.users, m_base.options.seed),
      m_session(m_base.settings, m_base.connections.policy(), m_audit, m_ticket,
                DataFolder(m_base.options.dataFolder).file(u"jobs"_s), m_window, std::move(clientOptions)),
      m_leaving(m_session, m_window), m_switch(m_base.connections, m_local, m_session, m_leaving, m_notice, m_window),
      m_panes(m_session, m_local, m_base.settings, m_navigator, m_window),
      m_sideBarLinks(m_session, m_panes, m_navigator, m_window),
      m_links(m_base.connections, m_switch, m_session, m_ticket, m_navigator, m_window), m_notices(*this),
      m_lock({m_base.screenLock, m_base.idle, m_base.settings, m_base.connections, m_switch, m_session,
              m_notices.console, m_audit, m_window}),
      m_lockStatus(m_base.connections, m_session, m_lock, m_notices.progress, m_window),
      m_practice(m_local, m_base.connections, m_switch, m_session, m_window),
      m_exercises(m_practice.practice(), m_session, m_window), m_dialogs(*this),
      m_commands({m_base.connections, m_switch, m_dialogs.connections, m_dialogs.tickets, m_dialogs.replies, m_session,
                  m_links, m_navigator, m_practice, m_base.settings, m_window}),
      m_rebuild(m_window, [this] { fillRebuiltWindow(); })
{
    const Policy &policy = m_base.connections.policy(); // a faulty connection can invalidate the one in the options
    m_base.settings.applyPolicy(policy);
    privacy::setMayExport(policy.exports);
    m_audit.setDetails(policy.auditDetails);
    m_base.settings.follow(setting::personName, &m_audit, [this](const QString &name) { m_audit.setPerson(name); });
    if (policy.auditToJournal)
        m_audit.forwardTo(AuditJournal::defaultSocket());
    connect(&m_base.connections, &ConnectionRegistry::audited, &m_audit,
            [this](const AuditEntry &entry) { m_audit.record(entry); });
    connect(&m_dialogs.connections, &ConnectionsOpener::exported, &m_audit, [this](qint64 connections) {
        m_audit.record({.operation = AuditOperation::ExportConnections, .count = connections});
    });
    m_notices.console.setValuesError(useValues(policy));
    const auto noteReplies = [this] { m_notices.console.setRepliesError(m_dialogs.replies.fault()); };
    connect(&m_dialogs.replies, &TeamReplies::changed, this, noteReplies);
    noteReplies();
    connect(&m_window, &MainWindow::privacyModeRequested, &m_base.presentation, &Presentation::setPrivacyMode);
    connect(&m_window, &MainWindow::supportBundleRequested, this,
            [this] { openSupportBundle(m_base.settings, m_base.connections, m_session.get(), m_window); });
    connect(&m_window, &MainWindow::quitRequested, &m_window, &QWidget::close);
    connect(&m_base.presentation, &Presentation::languageChanged, this, &Console::nameLocalService);
    connect(&m_base.presentation, &Presentation::rebuildNeeded, &m_rebuild, &RebuildScheduler::request);
    connect(&m_rebuild, &RebuildScheduler::rebuilt, this, &Console::rebuilt);
    connect(&m_switch, &ConnectionSwitch::cannotConnect, this, &Console::cannotConnect);
    connect(&m_switch, &ConnectionSwitch::adopted, &m_rebuild, &RebuildScheduler::request);
    connect(&m_window, &MainWindow::placeChosen, this,
            [this](Place place) { m_base.settings.set(setting::lastPlace, placeKey(place)); });
    connectPresence();
    connectSession();
    connectNotices();
}

Console::~Console()
{
    output::clearPersonalCopy();
    m_session.close();
}

void Console::connectPresence()
{
    connect(m_base.watch.get(), &SessionWatch::ends, &m_leaving, &LeaveGuard::followSessionEnd);
    connect(m_base.watch.get(), &SessionWatch::lockWanted, &m_window, &MainWindow::cover);
    connect(&m_lock, &LockController::unloaded, &m_notices.health, &ServiceHealth::drop);
    // After unlocking with a passphrase, it is another call, and maybe another person.
    connect(&m_lock, &LockController::unloaded, this, [this] {
        if (m_base.screenLock.hasPassphrase())
            m_ticket.clear();
    });
    // Also what began behind the cover, where only jobs have the key: the window is filled by new requests.
    connect(&m_lock, &LockController::filling, &m_notices.health, &ServiceHealth::drop);
    connect(&m_lock, &LockController::filling, &m_panes, &SessionPanes::build);
    connect(&m_lock, &LockController::returned, this, [this] {
        m_panes.load(m_window.currentPlace());
        m_links.openPendingLink();
    });
}

void Console::connectSession()
{
    connect(&m_session, &CurrentSession::opened, this, &Console::showSession);
    // Last, because toasts and notices are removed with the panes.
    connect(&m_session, &CurrentSession::closed, this, [this](const CutOffWrites &writes) {
        m_notice.clear();
        m_notices.console.showCutOff(writes);
    });
    connect(&m_base.presentation, &Presentation::privacyModeChanged, this, [this](bool on) {
        if (Session *session = m_session.get())
            session->record({.operation = on ? AuditOperation::PrivacyModeOn : AuditOperation::PrivacyModeOff});
        announceText(&m_window, on ? tr("Privacy mode is on.") : tr("Privacy mode is off."));
    });
}

void Console::connectNotices()
{
    connect(this, &Console::connected, &m_notices.console, &ConsoleNotices::showStartNotices, Qt::SingleShotConnection);
    connect(&m_base.settings, &Settings::isSavedChanged, &m_notices.console, &ConsoleNotices::showUnsavedSettings);
    connect(this, &Console::connected, &m_notices.release, &ReleaseNotice::report);
    connect(&m_panes, &SessionPanes::auditSeen, this, [this] {
        m_notice.withdraw(WindowNotice::About::Audit); // the page shows the same
    });
}

void Console::start()
{
    if (!isFirstRun())
        m_switch.showCurrent(); // so that the first frame is right, and widgets are styled only once
    // Show the window before starting the service and creating a place.
    constexpr std::chrono::milliseconds paintTimeout(300); // a window that starts minimized is never painted
    connect(&m_window, &MainWindow::firstPainted, this, &Console::begin);
    QTimer::singleShot(paintTimeout, this, &Console::begin);
    m_window.show();
    m_audit.keepIn(DataFolder(m_base.options.dataFolder).file(u"audit"_s));
    if (m_base.screenLock.hasPassphrase())
        m_window.cover(); // otherwise restarting the program would bypass the lock
    else
        m_base.idle.start();
    if (!m_base.options.link.isEmpty())
        openIncomingLink(m_base.options.link);
}

void Console::begin()
{
    if (std::exchange(m_hasBegun, true))
        return;
    QGuiApplication::setWindowIcon(windowIcon()); // decodes eight pictures
    m_base.watch->begin();
    m_base.releases.start();
    if (isFirstRun())
        welcome();
    else if (!m_switch.hasRequested())
        m_switch.connectToRequested();
}

/// Whether to show the welcome dialog. Only with the person's own settings: a data folder or an option to show
/// something implies a specific purpose.
bool Console::isFirstRun() const
{
    const Settings &settings = m_base.settings;
    return m_base.options.showsWelcome && !settings.get(setting::hasSeenWelcome)
        && settings.get(setting::connections).isEmpty() && settings.get(setting::currentConnection).isEmpty();
}

void Console::welcome()
{
    auto *dialog = new WelcomeDialog(
        m_base.settings, {m_base.options.link, !m_base.connections.policy().connections.isEmpty()}, &m_window);
    connect(dialog, &WelcomeDialog::localRequested, this, [this] { endWelcome(false); });
    connect(dialog, &WelcomeDialog::connectRequested, this, [this] { endWelcome(true); });
    dialog->open();
}

/// The built-in service is opened behind the connection dialog, so that the window works if that dialog is closed.
void Console::endWelcome(bool connects)
{
    m_base.settings.set(setting::hasSeenWelcome, true);
    m_base.presentation.setPrivacyMode(
        m_base.settings.get(setting::privacyMode)); // unlocking counts as a start of the program
    if (!m_switch.hasRequested())
        m_switch.connectTo(ConnectionRegistry::localId);
    if (!connects)
        return;
    const Policy &policy = m_base.connections.policy();
    if (policy.ownConnections && policy.connections.isEmpty())
        m_dialogs.connections.startNewConnection();
    else
        m_dialogs.connections.openOfferedConnection();
}

void Console::showSession()
{
    m_panes.build();
    m_window.showPlace(placeToOpen(m_base.settings));
    m_panes.load(Place::Users); // always, because the palette finds users by name
    m_panes.load(m_window.currentPlace());
    m_links.openPendingLink();
    m_notices.console.showWriteFault();
    m_session.get()->providers().reload(); // for names of sources everywhere, and the sidebar's count
    m_notices.console.showInterruptedJobs();
    connect(&m_session.get()->jobs(), &UserJobs::recordFailed, &m_notices.console, &ConsoleNotices::showUnrecordedJob);
    Q_EMIT connected();
}

void Console::fillRebuiltWindow()
{
    m_switch.showAgain();
    m_practice.show();
    m_exercises.show();
    if (m_session.get())
        m_panes.build();
    m_notice.showFront();
    m_notices.health.show();
}

void Console::nameLocalService()
{
    m_base.connections.nameLocalService();
    if (m_session.connectionId() == ConnectionRegistry::localId)
        m_session.get()->adopt(*m_base.connections.find(ConnectionRegistry::localId));
}

} // namespace labdesk
