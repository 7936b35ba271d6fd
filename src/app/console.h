// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/backgroundnotices.h"
#include "app/commandline.h"
#include "app/connectionsopener.h"
#include "app/connectionswitch.h"
#include "app/consolecommands.h"
#include "app/consolenotices.h"
#include "app/currentsession.h"
#include "app/exercisecontroller.h"
#include "app/jobprogress.h"
#include "app/leaveguard.h"
#include "app/linkrouter.h"
#include "app/lockcontroller.h"
#include "app/navigator.h"
#include "app/practicecontroller.h"
#include "app/preferencescontroller.h"
#include "app/presentation.h"
#include "app/releasenotice.h"
#include "app/servicehealth.h"
#include "app/sessionpanes.h"
#include "app/sidebarlinks.h"
#include "app/teamreplies.h"
#include "app/ticketcontroller.h"
#include "app/windownotice.h"
#include "platform/notifier.h"
#include "platform/secretstore.h"
#include "platform/sessionwatch.h"
#include "platform/settings.h"
#include "service/host/localservicehost.h"
#include "session/connectionregistry.h"
#include "session/screenlock.h"
#include "session/ticketnumber.h"
#include "shell/mainwindow.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>

namespace labdesk {

/// The composition root: creates the parts of the program, passes them their dependencies, and connects them.
/// Everything that depends on an order of events is here.
class Console : public QObject
{
    Q_OBJECT

public:
    /// How the program detects that the person is away or in another program, and notifies them.
    struct Presence
    {
        IdleMonitor::Now now = &IdleMonitor::systemNow;
        std::unique_ptr<SessionWatch> watch = std::make_unique<SessionWatch>();
        std::unique_ptr<Notifier> notifier = std::make_unique<Notifier>();
        std::function<bool()> isInFront = &BackgroundNotices::isApplicationActive;
    };
    Console(Options options, std::unique_ptr<SecretStore> secrets, Presence presence,
            api::ClientOptions clientOptions = {});
    explicit Console(Options options, std::unique_ptr<SecretStore> secrets)
        : Console(std::move(options), std::move(secrets), Presence())
    {
    }
    ~Console() override;

    void start(); ///< shows the window and opens the connection last used

    void connectTo(const QString &connectionId) { m_switch.connectTo(connectionId); }
    void openIncomingLink(const QString &link, const QByteArray &activationToken = {}) ///< from a second start
    {
        m_links.openIncomingLink(link, activationToken);
    }

    void setAppearance(Settings::Appearance choice) { m_base.settings.set(setting::appearance, choice); }
    void setTextScale(int percent) { m_base.settings.set(setting::textScale, percent); }
    void setLanguage(const QString &code) { m_base.settings.set(setting::language, code); }
    void setTools(Settings::Tools choice) { m_base.settings.set(setting::tools, choice); }
    void setPrivacyMode(bool on) { m_base.presentation.setPrivacyMode(on); }

    ScreenLock &screenLock() { return m_base.screenLock; }
    IdleMonitor &idleClock() { return m_base.idle; }
    bool isUnloaded() const { return m_lock.isUnloaded(); } ///< covered, and its content deleted
    MainWindow &window() { return m_window; }
    Session *session() { return m_session.get(); }                  ///< null until connected()
    service::LocalService *localService() { return m_local.get(); } ///< null until needed
    ConnectionRegistry &connections() { return m_base.connections; }
    AuditTrail &audit() { return m_audit; }
    Practice &practice() { return m_practice.practice(); }
    Exercise &exercise() { return m_exercises.exercise(); }
    TicketNumber &ticket() { return m_ticket; }

Q_SIGNALS:
    void connected(); ///< there is a new session, and its panes are in the window
    void cannotConnect(const QString &why);
    void rebuilt(); ///< the window was rebuilt: pointers into it are invalid

private:
    void connectPresence();
    void connectSession();
    void connectNotices();
    void begin(); ///< once, after the window was painted
    bool isFirstRun() const;
    void welcome();
    void endWelcome(bool connects);
    void showSession();
    void fillRebuiltWindow();
    void nameLocalService();

    /// The parts that need no window.
    struct Base
    {
        Base(Options startOptions, std::unique_ptr<SecretStore> store, Presence presence);

        const Options options;
        Settings settings;
        std::unique_ptr<SecretStore> secrets;
        Presentation presentation; ///< created before the window
        ConnectionRegistry connections;
        ScreenLock screenLock;
        ReleaseWatch releases;
        IdleMonitor idle;
        std::unique_ptr<SessionWatch> watch;
        std::unique_ptr<Notifier> notifier;
        std::function<bool()> isInFront;
    };
    /// The parts that notify on their own initiative.
    struct Notices
    {
        explicit Notices(Console &console);

        JobProgress progress;
        ServiceHealth health;
        ConsoleNotices console;
        ReleaseNotice release;
        BackgroundNotices background;
    };
    struct Dialogs
    {
        explicit Dialogs(Console &console);

        ConnectionsOpener connections;
        TicketController tickets;
        TeamReplies replies;
        PreferencesController preferences;
    };

    // In order of dependency.
    Base m_base;
    MainWindow m_window;
    WindowNotice m_notice;
    Navigator m_navigator;
    LocalServiceHost m_local;
    AuditTrail m_audit;    ///< outlives the session, and receives its last records
    TicketNumber m_ticket; ///< outlives the session
    CurrentSession m_session;
    LeaveGuard m_leaving;
    ConnectionSwitch m_switch;
    SessionPanes m_panes;
    SideBarLinks m_sideBarLinks;
    LinkRouter m_links;
    Notices m_notices;
    LockController m_lock;
    LockScreenStatus m_lockStatus;
    PracticeController m_practice;
    ExerciseController m_exercises;
    Dialogs m_dialogs;
    ConsoleCommands m_commands;
    RebuildScheduler m_rebuild;
    bool m_hasBegun = false;
};

} // namespace labdesk
