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

/// The window around the panes: environment banner, sidebar, current pane, status line, and toasts. Independent of the
/// session.
class MainWindow : public QMainWindow, public WidgetHost
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);

    /// The initial size, in device-independent pixels: larger text needs a larger window, as far as the screen allows.
    static QSize defaultSize(const Metrics &metrics, const QSize &available);
    /// The minimum size: large enough for its content, but never larger than the screen.
    static QSize minimumWindowSize(const QSize &available);

    /// Adds a place whose pane is created when it is first needed, to save time and memory at startup. Restores the
    /// sizes of its splitters and tables by object name.
    void addPlace(Place place, std::function<Pane *(QWidget *parent)> make);
    void showPlace(Place place);
    void goTo(Place place); ///< as by its button: also moves the focus there
    Place currentPlace() const;
    Pane *pane(Place place);               ///< created if necessary; null before addPlace()
    Pane *existingPane(Place place) const; ///< null if not created yet; never creates it
    void clearPlaces();                    ///< deletes the panes, for a change of connection

    void cover();                                                    ///< hides personal data, see LockScreen
    void setPassphraseSet(bool locks) { m_isPassphraseSet = locks; } ///< whether LockScreen asks for a passphrase
    /// Called for Unlock and for a passphrase; without it, the cover is lifted immediately.
    void setUncover(std::function<void()> uncover) { m_uncover = std::move(uncover); }

    /// Deletes dialogs, panes, and toasts while the window is covered, so that no data stays in memory. Remembers the
    /// view state of each pane without data.
    void unloadContent();
    void restoreContent(const std::function<void()> &fill); ///< `fill` adds the panes; their state is restored
    LockScreen *lockScreen() const;                         ///< null while the window isn't covered

    /// Recreates the content of the window in the current language and text size, preserving the place, status,
    /// connection state, focus, and the state of each pane. `fill` sets again what only others know: the panes, the
    /// connection, and the notice. Toasts about an action are preserved.
    void rebuild(const std::function<void()> &fill);

    /// Updates the banner, the title, and the status line. `facts`: "writes allowed · data is fictional".
    void setConnection(const Connection &connection, const QString &facts);
    const std::optional<Connection> &connection() const { return m_connection; } ///< nothing before the first one
    void setPractice(const QString &what); ///< in the banner: "Rate limited"; cleared when the connection changes
    void setTicket(const QString &number); ///< the current ticket in the banner; empty for none
    const QString &ticket() const { return m_ticket; }
    void setConnectionState(ConnectionState state);
    /// While requests are rate limited: shows a countdown in all places. Expired: not limited.
    void setRateLimitedUntil(QDeadlineTimer end);

    /// Called before the window closes; returning false keeps it open.
    void setCloseGuard(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }
    void saveLayout(); ///< also called when the window is closed and before panes are deleted

    WindowContent &content() { return *m_content; } ///< valid until the next rebuild()
    ToastHost *toasts() const;
    void showToast(const QString &text) override { toasts()->show(text); }
    void requestErrorAction(ErrorAction action) override { Q_EMIT errorActionRequested(action); }
    WindowCommands &windowCommands() { return *m_commands; }
    WindowHistory &history() { return *m_history; }

Q_SIGNALS:
    void placeChosen(labdesk::Place place);
    void switchConnectionRequested();
    void ticketRequested();                                 ///< to enter or change the number
    void connectionMenuRequested(const QPoint &at);         ///< global; the menu's corner at the end of the line
    void errorActionRequested(labdesk::ErrorAction action); ///< to fix an error, for the current connection
    void retryRequested();                                  ///< to retry after trouble with the service
    void practiceEndRequested();
    void preferencesRequested();
    void supportBundleRequested();
    void linkChosen(labdesk::SideBarGroup group, const QString &id);
    void unpinRequested(const QString &userId);
    void covered(); ///< delayed sends have to be canceled
    void uncovered();
    void privacyModeRequested(bool on);
    void quitRequested(); ///< Ctrl+Q; the window's own close button only closes it
    void firstPainted();  ///< once, after the window was painted completely; never if it isn't visible

protected:
    void closeEvent(QCloseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildContent();
    void removeContent();
    void showTitle();
    void showNavigation();

    Settings &m_settings;
    WindowContent *m_content = nullptr;
    WindowCommands *m_commands = nullptr;
    WindowHistory *m_history = nullptr;
    QPointer<LockScreen> m_cover;
    QDeadlineTimer m_rateLimitedUntil;
    ConnectionState m_state = ConnectionState::None;
    std::optional<Connection> m_connection;
    QString m_ticket;
    std::function<bool()> m_mayClose;
    std::function<void()> m_uncover;
    bool m_isPassphraseSet = false;
    bool m_isPainted = false;
};

} // namespace labdesk
