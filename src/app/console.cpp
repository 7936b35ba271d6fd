// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include "app/datafiles.h"
#include "app/supportbundleaction.h"
#include "output/clipboard.h"
#include "platform/auditjournal.h"
#include "privacy/sensitive.h"
#include "widgets/icon.h"

#include <QGuiApplication>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// Where a connection opens.
Place placeToOpen(const Settings &settings)
{
    const QString last = settings.get(setting::opensLastPlace) ? settings.get(setting::lastPlace) : QString();
    const auto place = std::ranges::find(allPlaces, last, &placeKey);
    return place == allPlaces.end() ? Place::Users : *place;
}

} // namespace

Console::Console(Options options, std::unique_ptr<SecretStore> secrets, Presence presence)
    : m_options(std::move(options)), m_settings(settingsFile(m_options)), m_secrets(std::move(secrets)),
      m_presentation(m_settings, m_options), m_connections(m_settings, *m_secrets, m_options.policy),
      m_screenLock(m_settings, presence.now),
      m_releases(m_settings,
                 {.address = m_options.releaseAddress,
                  .isForbidden = !m_connections.policy().updateNotice,
                  .running = QVersionNumber::fromString(QCoreApplication::applicationVersion())}),
      m_idle(presence.now), m_watch(std::move(presence.watch)), m_window(m_settings), m_notice(m_window),
      m_navigator(m_window), m_local(localServiceOptions(m_options)),
      m_session(m_settings, m_connections.policy(), m_audit, m_ticket, dataFile(m_options, u"jobs"_s), m_window),
      m_leaving(m_session, m_window), m_switch(m_connections, m_local, m_session, m_leaving, m_notice, m_window),
      m_panes(m_session, m_local, m_settings, m_navigator, m_window),
      m_sideBarLinks(m_session, m_panes, m_navigator, m_window),
      m_links(m_connections, m_switch, m_session, m_navigator, m_window), m_progress(m_session, m_panes, m_window),
      m_health(m_session, m_window), m_cutOff(m_window, m_notice),
      m_auditNotice(m_audit, m_panes, m_notice, m_navigator),
      m_openingNotices({m_settings, m_connections.policy(), m_audit, m_local, m_session}, m_notice, m_navigator),
      m_releaseNotice(m_releases, m_notice, m_window),
      m_lock({m_screenLock, m_idle, m_settings, m_connections, m_switch, m_session, m_cutOff, m_audit, m_window}),
      m_ticketEntry(m_ticket, m_lock, m_screenLock, m_window),
      m_lockStatus(m_connections, m_session, m_lock, m_progress, m_window),
      m_practice(m_local, m_connections, m_switch, m_session, m_window),
      m_exercises(m_practice.practice(), m_session, m_window),
      m_connectionsDialog(m_connections, *m_secrets, m_switch, m_session, m_practice, m_window),
      m_preferences(m_settings, m_screenLock, m_releases, m_window),
      m_firstRun({m_options, m_settings, m_connections, m_switch, m_connectionsDialog, m_presentation, m_window}),
      m_commands({m_connections, m_switch, m_connectionsDialog, m_session, m_links, m_navigator, m_practice, m_settings,
                  m_window}),
      m_rebuild(m_window, [this] { fillRebuiltWindow(); })
{
    const Policy &policy = m_connections.policy(); // what the options have may be broken by a connection
    m_settings.obey(policy);
    privacy::setMayExport(policy.exports);
    m_audit.setDetails(policy.auditDetails);
    if (policy.auditToJournal)
        m_audit.forwardTo(AuditJournal::usualSocket());
    connect(&m_connections, &ConnectionRegistry::audited, &m_audit,
            [this](const AuditEntry &entry) { m_audit.record(entry); });
    connect(&m_connectionsDialog, &ConnectionsOpener::exported, &m_audit, [this](qint64 connections) {
        m_audit.record({.operation = AuditOperation::ExportConnections, .count = connections});
    });
    m_openingNotices.setValuesFileError(useValues(policy));
    connect(&m_window, &MainWindow::privacyModeRequested, &m_presentation, &Presentation::setPrivacyMode);
    connect(&m_window, &MainWindow::supportBundleRequested, this,
            [this] { openSupportBundle(m_settings, m_connections, m_session.get(), m_window); });
    connect(&m_window, &MainWindow::quitRequested, &m_window, &QWidget::close);
    connect(&m_presentation, &Presentation::languageChanged, this, &Console::nameLocalService);
    connect(&m_presentation, &Presentation::rebuildNeeded, &m_rebuild, &RebuildScheduler::request);
    connect(&m_rebuild, &RebuildScheduler::rebuilt, this, &Console::rebuilt);
    connect(&m_switch, &ConnectionSwitch::cannotConnect, this, &Console::cannotConnect);
    connect(&m_window, &MainWindow::placeChosen, this,
            [this](Place place) { m_settings.set(setting::lastPlace, placeKey(place)); });
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
    connect(m_watch.get(), &SessionWatch::ends, &m_leaving, &LeaveGuard::followSessionEnd);
    connect(m_watch.get(), &SessionWatch::lockWanted, &m_window, &MainWindow::cover);
    connect(&m_lock, &LockController::emptied, &m_health, &ServiceHealth::clearPauses);
    connect(&m_lock, &LockController::filling, &m_panes, &SessionPanes::build);
    connect(&m_lock, &LockController::returned, this, [this] {
        m_panes.load(m_window.currentPlace());
        m_links.openHeld();
    });
}

void Console::connectSession()
{
    connect(&m_session, &CurrentSession::opened, this, &Console::showSession);
    // Last: with the panes their toasts and notices go.
    connect(&m_session, &CurrentSession::closed, this, [this](const CutOffWrites &writes) {
        m_notice.clear();
        m_cutOff.tell(writes);
    });
    connect(&m_presentation, &Presentation::privacyModeChanged, this, [this](bool on) {
        if (Session *session = m_session.get())
            session->record({.operation = on ? AuditOperation::PrivacyModeOn : AuditOperation::PrivacyModeOff});
    });
}

void Console::connectNotices()
{
    connect(this, &Console::connected, &m_openingNotices, &OpeningNotices::tellOfStart, Qt::SingleShotConnection);
    connect(this, &Console::connected, &m_releaseNotice, &ReleaseNotice::tell);
    connect(&m_auditNotice, &AuditNotice::needed, this, [this] {
        if (m_session.get())
            m_auditNotice.tell();
        else // the way to a connection clears what was said before
            connect(this, &Console::connected, &m_auditNotice, &AuditNotice::tell, Qt::SingleShotConnection);
    });
}

void Console::start()
{
    if (!m_firstRun.isDue())
        m_switch.showCurrent(); // so that the first picture is right, and its parts are styled once
    // The window's first picture comes before the service is started and a place is made.
    constexpr std::chrono::milliseconds longestUnseen(300); // nobody sees one that starts minimized
    connect(&m_window, &MainWindow::firstPainted, this, &Console::begin);
    QTimer::singleShot(longestUnseen, this, &Console::begin);
    m_window.show();
    m_audit.keepIn(dataFile(m_options, u"audit"_s));
    if (m_screenLock.hasPassphrase())
        m_window.cover(); // ending the program and starting it again would be a way around the lock
    else
        m_idle.start();
    if (!m_options.link.isEmpty())
        openFromOutside(m_options.link);
}

void Console::begin()
{
    if (std::exchange(m_hasBegun, true))
        return;
    QGuiApplication::setWindowIcon(windowIcon()); // read from eight pictures
    m_watch->begin();
    m_releases.start();
    if (m_firstRun.isDue())
        m_firstRun.welcome();
    else if (!m_switch.hasWanted())
        m_switch.connectToWanted();
}

void Console::showSession()
{
    m_panes.build();
    m_window.showPlace(placeToOpen(m_settings));
    m_panes.load(Place::Users); // wherever it opens: the palette finds users by name
    m_panes.load(m_window.currentPlace());
    m_links.openHeld();
    m_openingNotices.tellOfWriteFault();
    m_session.get()->providers().reload(); // names for slugs everywhere, and the sidebar's count
    m_openingNotices.tellOfJobs();
    Q_EMIT connected();
}

void Console::fillRebuiltWindow()
{
    m_switch.showAgain();
    m_practice.show();
    m_exercises.show();
    if (m_session.get())
        m_panes.build();
    m_notice.tellAgain();
}

void Console::nameLocalService()
{
    m_connections.nameLocalService();
    if (m_session.connectionId() == ConnectionRegistry::localId)
        m_session.get()->setConnectionName(m_connections.find(ConnectionRegistry::localId)->name);
}

} // namespace labdesk
