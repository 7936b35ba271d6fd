// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/appearance.h"
#include "views/place.h"
#include "views/statusline.h"
#include "views/toast.h"

#include <QMainWindow>

#include <functional>
#include <map>
#include <optional>

class QMenu;
class QStackedWidget;

namespace labdesk {

class EnvironmentBand;
class InlineMessage;
class Pane;
class SideBar;
class WindowCommands;
struct Command;

/// The shell around the panes: environment band, sidebar, the current pane, status line, toasts. Knows no session.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Takes the pane over. Its splitters and tables get back the sizes they had, found by object name.
    void addPlace(Place place, Pane *pane);
    /// The same for a pane that is only made when somebody wants it: start and memory do without it.
    void addPlace(Place place, std::function<Pane *()> make);
    void showPlace(Place place);
    void goTo(Place place) { choose(place); } ///< as by its button: the keyboard goes there too
    Place currentPlace() const { return m_current; }
    Pane *pane(Place place); ///< made now if need be; null before addPlace()
    void clearPlaces();            ///< deletes the panes, for a change of connection

    /// Makes everything in the window anew, in today's language and text size: the same window with the same place, status,
    /// connection state, focus, and each pane as the person left it. `fill` says again what only others know: the panes,
    /// the connection, the notice. Toasts about an action live on.
    void rebuild(const std::function<void()> &fill);

    /// Band, title and status line. `facts`: "writes allowed · data is fictional".
    void setConnection(const Connection &connection, const QString &facts);
    const std::optional<Connection> &connection() const { return m_connection; } ///< nothing before the first
    void setConnectionState(ConnectionState state);
    /// A condition of the whole window, below the band; stays until clearNotice().
    void showNotice(Tone tone, const QString &sentence, const QString &secondLine = {}, const QString &button = {},
                    const std::function<void()> &run = {});
    void clearNotice();

    void saveLayout(); ///< also done when the window is closed and before the panes go

    ToastHost *toasts() const { return m_toasts; }
    /// What the window itself can do now; WindowCommands has everything.
    std::vector<Command> commands();
    WindowCommands &windowCommands() { return *m_commands; }
    /// Menu of the tool at the bottom of the sidebar; for what else concerns the whole program.
    QMenu *appearanceMenu() const { return m_appearanceMenu; }
    void setAppearance(ThemeChoice choice); ///< ticks the menu

Q_SIGNALS:
    void placeChosen(labdesk::Place place);
    void switchConnectionRequested();
    void preferencesRequested();
    void appearanceChosen(labdesk::ThemeChoice choice);
    void quitRequested(); ///< Ctrl+Q; the window's own close button only closes it

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildShell();
    void connectShell();
    void takeDown();
    void toastAgain(const std::vector<ToastHost::Left> &toasts);
    void buildSideBar();
    void buildAppearanceMenu();
    void choose(Place place);
    void showStatusOf(Place place);
    void showCountOf(Place place);
    bool isNarrow() const;

    Settings &m_settings;
    EnvironmentBand *m_band = nullptr;
    InlineMessage *m_notice = nullptr;
    SideBar *m_sideBar = nullptr;
    QStackedWidget *m_stack = nullptr;
    StatusLine *m_status = nullptr;
    ToastHost *m_toasts = nullptr;
    WindowCommands *m_commands = nullptr;
    QMenu *m_appearanceMenu = nullptr;
    std::map<Place, Pane *> m_places;
    std::map<Place, std::function<Pane *()>> m_waiting; ///< places nobody has looked at yet
    std::map<Place, QVariantMap> m_left; ///< while the window is built anew: how each pane was left
    Place m_current = Place::Users;
    ThemeChoice m_appearance = ThemeChoice::FollowSystem;
    ConnectionState m_state = ConnectionState::None;
    std::optional<Connection> m_connection;
    std::function<void()> m_noticeAction;
};

} // namespace labdesk
