// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "platform/settings.h"
#include "shell/history.h"
#include "shell/statusline.h"
#include "views/common/place.h"
#include "widgets/parthost.h"
#include "widgets/theme.h"
#include "widgets/toast.h"

#include <QDeadlineTimer>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>

class QKeyEvent;
class QStackedWidget;
class QVBoxLayout;

namespace labdesk {

class LockScreen;
class EnvironmentBanner;
class ErrorState;
class InlineMessage;
class Pane;
class PauseMessage;
class SideBar;
class SideBarItem;
class WindowCommands;
struct Command;
struct SideBarPin;

/// The shell around the panes: environment band, sidebar, the current pane, status line, toasts. Knows no session.
class MainWindow : public QMainWindow, public PartHost
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Takes the pane over. Its splitters and tables get back the sizes they had, found by object name.
    void addPlace(Place place, Pane *pane);
    /// The same for a pane that is only made when somebody wants it: start and memory do without it.
    void addPlace(Place place, std::function<Pane *(QWidget *parent)> make);
    void showPlace(Place place);
    void goTo(Place place) { choose(place); } ///< as by its button: the keyboard goes there too
    Place currentPlace() const { return m_current; }
    Pane *pane(Place place);                 ///< made now if need be; null before addPlace()
    Pane *madePane(Place place) const;       ///< null while nobody has been there: asking makes nothing
    void setCountOf(Place place, int count); ///< in the sidebar, for a pane that is not made yet; negative: none
    void clearPlaces();                      ///< deletes the panes, for a change of connection

    bool canTravel(int by) const { return m_history.canGo(by); }
    void travel(int by); ///< -1: back to where one was before, 1: forward again

    void cover();              ///< hides what can be read, see LockScreen
    void setLocks(bool locks); ///< with a passphrase: covering is called Lock, and LockScreen asks for it
    /// What Show again and a passphrase do; without it the cover is lifted at once.
    void setUncover(std::function<void()> uncover) { m_uncover = std::move(uncover); }

    /// While it is covered: dialogs, panes and toasts go, with everything in them. It is remembered in words and
    /// numbers how each pane was left.
    void emptyOut();
    void fillAgain(const std::function<void()> &fill); ///< `fill` gives it its panes; they are as they were left
    LockScreen *coverScreen() const;                   ///< null while nothing is covered

    /// Makes everything in the window anew, in today's language and text size: the same window with the same place,
    /// status, connection state, focus, and each pane as the person left it. `fill` says again what only others know:
    /// the panes, the connection, the notice. Toasts about an action live on.
    void rebuild(const std::function<void()> &fill);

    /// Band, title and status line. `facts`: "writes allowed · data is fictional".
    void setConnection(const Connection &connection, const QString &facts);
    const std::optional<Connection> &connection() const { return m_connection; } ///< nothing before the first
    void setPractice(const QString &what); ///< in the band: "Rate limited"; empty, and for each connection: nothing
    void setTicket(const QString &number); ///< in the band: the one that is worked on; empty: none
    void setConnectionState(ConnectionState state);
    /// A condition of the whole window, below the band; stays until clearNotice().
    void showNotice(Tone tone, const QString &sentence, const QString &secondLine = {}, const QString &button = {},
                    const std::function<void()> &run = {});
    void clearNotice();
    /// Where the places would be, while there are none: why, Try again, and the way to another connection. Goes with
    /// the notice.
    void showNoPlace(const ErrorText &why, const std::function<void()> &again);
    /// What goes on in the background, in the status line; empty: nothing.
    void setJob(const QString &words, int done, int total);
    /// While the service has asked for a pause: counts down in every place. Expired: there is none.
    void setPausedUntil(QDeadlineTimer end);

    /// What counts down, over every place; goes with the places.
    void setCountdowns(QWidget *countdowns);

    void setPins(std::vector<SideBarPin> pins); ///< the users at hand in the sidebar; clearPlaces() takes them away

    /// Asked before the window closes; false keeps it open.
    void setCloseGuard(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }
    void saveLayout(); ///< also done when the window is closed and before the panes go

    ToastHost *toasts() const { return m_toasts; }
    void showToast(const QString &text) override { m_toasts->show(text); }
    void requestKey() override { Q_EMIT keyRequested(); }
    void requestNetworkSettings() override { Q_EMIT networkSettingsRequested(); }
    /// What the window itself can do now; WindowCommands has everything.
    std::vector<Command> commands();
    WindowCommands &windowCommands() { return *m_commands; }

Q_SIGNALS:
    void placeChosen(labdesk::Place place);
    void switchConnectionRequested();
    void ticketRequested();          ///< to be entered or changed
    void networkSettingsRequested(); ///< of the connection in use, see Pane
    void keyRequested();             ///< of the connection in use, see Pane
    void practiceEndRequested();
    void preferencesRequested();
    void supportBundleRequested();
    void pinChosen(const QString &userId);
    void unpinRequested(const QString &userId);
    void covered(); ///< delayed sends are to be cancelled
    void uncovered();
    void privacyModeRequested(bool on);
    void quitRequested(); ///< Ctrl+Q; the window's own close button only closes it
    void firstPainted();  ///< once, when all of the window has been painted; never for one that nobody sees

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildShell();
    void connectShell();
    void takeDown();
    void toastAgain(const std::vector<ToastHost::Left> &toasts);
    void buildSideBar();
    void choose(Place place);
    void showOffline();
    void showTitle();
    void noteVisit();
    void showHistory();
    bool openStop(const History::Stop &stop);
    void showStatusOf(Place place);
    void showCountOf(Place place);
    bool isNarrow() const;
    bool coversByKey(const QKeyEvent &key, const QObject *heardBy) const;

    Settings &m_settings;
    EnvironmentBanner *m_band = nullptr;
    InlineMessage *m_notice = nullptr;
    InlineMessage *m_offline = nullptr; ///< while the service cannot be reached
    PauseMessage *m_pause = nullptr;
    QDeadlineTimer m_pausedUntil;
    QPointer<ErrorState> m_noPlace;
    SideBar *m_sideBar = nullptr;
    SideBarItem *m_coverItem = nullptr;
    QStackedWidget *m_stack = nullptr;
    QVBoxLayout *m_main = nullptr; ///< what stands over the places, and they
    QPointer<QWidget> m_countdowns;
    StatusLine *m_status = nullptr;
    ToastHost *m_toasts = nullptr;
    WindowCommands *m_commands = nullptr;
    std::map<Place, Pane *> m_places;
    std::map<Place, std::function<Pane *(QWidget *)>> m_waiting; ///< places nobody has looked at yet
    std::map<Place, QVariantMap> m_left; ///< while the window is built anew: how each pane was left
    Place m_current = Place::Users;
    History m_history;
    QTimer m_noteVisit; ///< a place and what is opened in it are one stop
    QPointer<LockScreen> m_cover;
    ConnectionState m_state = ConnectionState::None;
    std::optional<Connection> m_connection;
    QString m_ticket;
    std::function<void()> m_noticeAction;
    std::function<bool()> m_mayClose;
    std::function<void()> m_uncover;
    bool m_locks = false;
    bool m_isPainted = false;
};

} // namespace labdesk
