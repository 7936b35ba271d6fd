// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "domain/link.h"
#include "platform/secretstore.h"
#include "platform/sessionwatch.h"
#include "platform/settings.h"
#include "platform/taskbarprogress.h"
#include "session/audittrail.h"
#include "session/connectionregistry.h"
#include "session/releasewatch.h"
#include "session/screenlock.h"
#include "session/session.h"
#include "shell/leavedialog.h"
#include "shell/mainwindow.h"
#include "shell/passphrasedialog.h"
#include "widgets/appearance.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

class QDialog;

namespace labdesk {

struct LockChoices;
class PreferencesDialog;
struct Preferences;
namespace service {
class LocalService;
}

/// The composition root: makes the window, the settings, the local service and, for each connection that is chosen, a
/// session with its panes. Everything that connects one place with another stands here.
class Console : public QObject
{
    Q_OBJECT

public:
    /// What says that nobody is there.
    struct Presence
    {
        IdleMonitor::Now now = &IdleMonitor::systemNow;
        std::unique_ptr<SessionWatch> watch = std::make_unique<SessionWatch>();
    };
    Console(Options options, std::unique_ptr<SecretStore> secrets, Presence presence, QObject *parent = nullptr);
    explicit Console(Options options, std::unique_ptr<SecretStore> secrets, QObject *parent = nullptr)
        : Console(std::move(options), std::move(secrets), Presence(), parent)
    {
    }
    ~Console() override;

    void start(); ///< shows the window and goes to the connection that was used last

    void connectTo(const QString &connectionId);

    // Each is kept for the next start. Colors change in place; for another language or size the window is built anew.
    void setAppearance(ThemeChoice choice);
    void setTextScale(int percent);
    void setLanguage(const QString &code); ///< empty: the system's
    void setDirections(Settings::Directions choice);
    void setPrivacyMode(bool on); ///< of this run; the window is built anew
    void nameLocalService();

    void openFromOutside(const QString &link); ///< of a second start; empty: only come to the front

    ScreenLock &screenLock() { return m_lock; }
    IdleMonitor &idleClock() { return m_idle; }
    bool isEmptied() const { return m_isEmptied; } ///< covered, and what was shown is dropped
    MainWindow &window() { return *m_window; }
    Session *session() { return m_session.get(); }                  ///< null until connected()
    service::LocalService *localService() { return m_local.get(); } ///< null until it was needed
    ConnectionRegistry &connections() { return m_book; }
    AuditTrail &audit() { return m_audit; }

Q_SIGNALS:
    void connected(); ///< there is a new session, and its panes are in the window
    void cannotConnect(const QString &why);
    void rebuilt(); ///< the window was built anew: what was found in it before is gone

private:
    int textScale() const; ///< percent
    void followBook();
    void followAudit();
    void tellOfAudit();
    void tellOfLeftWrites();
    void showAuditTrail();
    void auditConnections();
    void tellOfPolicy();
    ReleaseWatch::Circumstances releaseCircumstances() const;
    void followReleases();
    void tellOfRelease();
    void askReleaseNotes(const Release &release);
    void tellOfSettings();
    void begin(); ///< once, when the window has been seen
    bool isFirstRun() const;
    void welcome();
    void endWelcome(bool connects);
    void tellOfEarlierSettings();
    void openSupportBundle();
    void startLocalService();
    void announceLocalService();
    void tellOfWriteFault(); ///< that the local service only reads
    void openSession(const Connection &connection, Secret secret);
    void openConnection(const QString &connectionId);
    void closeSession();
    void followSessionEnd();
    void askBeforeLeaving(LeaveDialog::Leaving leaving, std::function<void()> leave);
    bool mayClose();
    void connectWindow();
    void connectLock();
    void followCover();
    void emptyWindow();
    void sayPlace();
    void uncover();
    void bringBack();
    void returnWith(Secret secret);
    void followUncover();
    void fillWindow(Secret key);
    void forgetKeys();
    void askPassphrase(PassphraseDialog::Purpose purpose);
    int lockMinutes() const;
    void setLockMinutes(int minutes);
    LockChoices lockChoices() const;
    Preferences preferences() const;
    void sayUnknown(int unknown, const QString &name);
    void showConnection(const Connection &connection);
    void buildPanes();
    void showProviderCount();
    void showPins();
    void openPinned(const QString &userId);
    Pane *makeCentersPane(QWidget *parent);
    Pane *makeActivityPane(QWidget *parent);
    void showPayor(const QString &code, const QString &name);
    enum class About { Audit, Release, Other };
    void notice(std::function<void()> show, About about = About::Other);
    bool tellsOf(About about) const { return m_notice && m_about == about; }
    void clearNotice();
    void openPreferences();
    void showPreferences() const;
    QDialog *unfinishedDialog() const;
    void rebuildSoon();
    void rebuildWindow();
    void loadPlace(Place place);
    void followHealth(const api::RequestRecord &record);
    void followJobs();
    void showJob(const QString &words, int done, int total);
    void showJobRemains();
    Pane *makeUsersPane(QWidget *parent);
    Pane *makeJobsPane(QWidget *parent);
    void followPause(const api::RequestRecord &record);
    enum class LinkOrigin { Here, Outside };
    void raise();
    void openLink(const Link &link, LinkOrigin origin);
    void openHeldLink();
    void followLink(const Link &link);
    bool addLinkCommand(std::vector<Command> &all, const QString &typed);
    void openConnections();
    void askForKey();
    void openNewConnection();
    std::vector<Command> commands(const QString &typed);
    void addConnectionCommands(std::vector<Command> &all);
    void addSettingCommands(std::vector<Command> &all);

    Options m_options;
    Settings m_settings;
    std::unique_ptr<SecretStore> m_secrets;
    ConnectionRegistry m_book;
    ThemeChoice m_appearance;
    ScreenLock m_lock;
    ReleaseWatch m_releases;
    QVersionNumber m_toldRelease; ///< of which the person has heard
    IdleMonitor m_idle;
    std::unique_ptr<SessionWatch> m_watch;
    bool m_hasBegun = false;
    QTimer m_emptying; ///< what covering drops goes when no handler is left that could look at it
    bool m_isEmptied = false;
    bool m_lacksKey = false;              ///< the connection that is open: everything fails until one is entered
    bool m_hadKey = false;                ///< of the connection that is open, when the window was covered
    bool m_cancelled = false;             ///< by covering: said afterwards too
    int m_unknown = 0;                    ///< writes that covering gave up
    std::optional<Secret> m_key;          ///< to come back with
    std::unique_ptr<MainWindow> m_window; ///< made when language and theme are set
    About m_about = About::Other;         ///< what the notice says, where there is one
    std::function<void()> m_notice;       ///< says the window's notice, in the language of the moment
    QTimer m_rebuild;
    bool m_rebuildWanted = false;
    std::unique_ptr<service::LocalService> m_local;
    AuditTrail m_audit;                           ///< outlives the session, whose last words it takes
    std::vector<Connection> m_auditedConnections; ///< as they were when they were last looked at
    std::unique_ptr<Session> m_session;
    QString m_wanted;  ///< the connection being opened, or open
    int m_attempt = 0; ///< of opening one: the secret that arrives late for an earlier attempt is dropped
    QPointer<QWidget> m_dialog;
    QPointer<PreferencesDialog> m_preferences;
    QPointer<LeaveDialog> m_leaving;
    bool m_isLeaving = false; ///< it is decided, and done in a moment
    bool m_mayClose = false;
    std::optional<std::pair<Link, LinkOrigin>> m_heldLink;  ///< until there is a window to open it in
    std::optional<std::pair<Link, LinkOrigin>> m_askedLink; ///< that the dialog is about
    QPointer<QDialog> m_linkDialog;
    std::map<quint64, QDeadlineTimer> m_pauses;           ///< the requests that wait because the service asked for it
    TaskbarProgress m_taskbar{QStringLiteral("labdesk")}; ///< as the desktop file is called
    std::vector<api::RequestRecord> m_inherited;          ///< what the last session left for the log of the next
};

} // namespace labdesk
