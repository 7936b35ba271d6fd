// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "shell/statusline.h"
#include "views/common/place.h"
#include "widgets/toast.h"
#include "widgets/widgethost.h"

#include <QDeadlineTimer>
#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <optional>

namespace labdesk {

class LockScreen;
class Pane;
enum class SideBarGroup;
class Settings;
class WindowCommands;
struct Metrics;
class WindowContent;
class WindowHistory;

/// The shell around the panes: environment band, sidebar, the current pane, status line, toasts. Knows no session.
class MainWindow : public QMainWindow, public WidgetHost
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);

    /// Larger text wants a larger window, as far as the screen goes: all in device-independent pixels.
    static QSize firstSize(const Metrics &metrics, const QSize &available);
    /// What is in it has room; but no window is larger than its screen, however large its pixels are.
    static QSize leastSize(const QSize &available);

    /// Takes the pane over, which is only made when somebody wants it: start and memory do without it. Its splitters
    /// and tables get back the sizes they had, found by object name.
    void addPlace(Place place, std::function<Pane *(QWidget *parent)> make);
    void showPlace(Place place);
    void goTo(Place place); ///< as by its button: the keyboard goes there too
    Place currentPlace() const;
    Pane *pane(Place place);               ///< made now if need be; null before addPlace()
    Pane *existingPane(Place place) const; ///< null while nobody has been there: asking makes nothing
    void clearPlaces();                    ///< deletes the panes, for a change of connection

    void cover();                                  ///< hides what can be read, see LockScreen
    void setLocks(bool locks) { m_locks = locks; } ///< with a passphrase, for which LockScreen asks
    /// What Unlock and a passphrase do; without it the cover is lifted at once.
    void setUncover(std::function<void()> uncover) { m_uncover = std::move(uncover); }

    /// Deletes dialogs, panes and toasts while the window is covered, so that no data stays in memory. Remembers the
    /// view state of each pane without data.
    void unloadContent();
    void restoreContent(const std::function<void()> &fill); ///< `fill` gives it its panes; they are as they were left
    LockScreen *lockScreen() const;                         ///< null while nothing is covered

    /// Makes everything in the window anew, in today's language and text size: the same window with the same place,
    /// status, connection state, focus, and each pane as the person left it. `fill` says again what only others know:
    /// the panes, the connection, the notice. Toasts about an action live on.
    void rebuild(const std::function<void()> &fill);

    /// Band, title and status line. `facts`: "writes allowed · data is fictional".
    void setConnection(const Connection &connection, const QString &facts);
    const std::optional<Connection> &connection() const { return m_connection; } ///< nothing before the first
    void setPractice(const QString &what); ///< in the band: "Rate limited"; empty, and for each connection: nothing
    void setTicket(const QString &number); ///< in the band: the one that is worked on; empty: none
    const QString &ticket() const { return m_ticket; }
    void setConnectionState(ConnectionState state);
    /// While the service has asked for a pause: counts down in every place. Expired: there is none.
    void setRateLimitedUntil(QDeadlineTimer end);

    /// Asked before the window closes; false keeps it open.
    void setCloseGuard(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }
    void saveLayout(); ///< also done when the window is closed and before the panes go

    WindowContent &content() { return *m_content; } ///< until the next rebuild()
    ToastHost *toasts() const;
    void showToast(const QString &text) override { toasts()->show(text); }
    void requestAct(ErrorAct act) override { Q_EMIT actRequested(act); }
    WindowCommands &windowCommands() { return *m_commands; }
    WindowHistory &history() { return *m_history; }

Q_SIGNALS:
    void placeChosen(labdesk::Place place);
    void switchConnectionRequested();
    void ticketRequested();                         ///< to be entered or changed
    void connectionMenuRequested(const QPoint &at); ///< global; the corner of the menu on the side where lines end
    void actRequested(labdesk::ErrorAct act);       ///< what mends an error, for the connection in use
    void retryRequested();                          ///< to ask the service in trouble again
    void practiceEndRequested();
    void preferencesRequested();
    void supportBundleRequested();
    void linkChosen(labdesk::SideBarGroup group, const QString &id);
    void unpinRequested(const QString &userId);
    void covered(); ///< delayed sends are to be canceled
    void uncovered();
    void privacyModeRequested(bool on);
    void quitRequested(); ///< Ctrl+Q; the window's own close button only closes it
    void firstPainted();  ///< once, when all of the window has been painted; never for one that nobody sees

protected:
    void closeEvent(QCloseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildContent();
    void takeDown();
    void showTitle();
    void showTravel();

    Settings &m_settings;
    WindowContent *m_content = nullptr;
    WindowCommands *m_commands = nullptr;
    WindowHistory *m_history = nullptr;
    QPointer<LockScreen> m_cover;
    QDeadlineTimer m_pausedUntil;
    ConnectionState m_state = ConnectionState::None;
    std::optional<Connection> m_connection;
    QString m_ticket;
    std::function<bool()> m_mayClose;
    std::function<void()> m_uncover;
    bool m_locks = false;
    bool m_isPainted = false;
};

} // namespace labdesk
