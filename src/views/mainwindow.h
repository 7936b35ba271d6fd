// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/appearance.h"
#include "views/place.h"
#include "views/statusline.h"

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
class ToastHost;

/// The shell around the panes: environment band, sidebar, the current pane, status line, toasts. Knows no session.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Takes the pane over. Its splitters and tables get back the sizes they had, found by object name.
    void addPlace(Place place, Pane *pane);
    void showPlace(Place place);
    Place currentPlace() const { return m_current; }
    Pane *pane(Place place) const; ///< null before addPlace()
    void clearPlaces();            ///< deletes the panes, for a change of connection

    /// Band, title and status line. `facts`: "writes allowed · data is fictional".
    void setConnection(const Connection &connection, const QString &facts);
    void setConnectionState(ConnectionState state);
    /// A condition of the whole window, below the band; stays until clearNotice().
    void showNotice(Tone tone, const QString &sentence, const QString &secondLine = {}, const QString &button = {},
                    const std::function<void()> &run = {});
    void clearNotice();

    void saveLayout(); ///< also done when the window is closed and before the panes go

    ToastHost *toasts() const { return m_toasts; }
    /// Menu of the tool at the bottom of the sidebar; for what else concerns the whole program.
    QMenu *appearanceMenu() const { return m_appearanceMenu; }
    void setAppearance(ThemeChoice choice); ///< ticks the menu

Q_SIGNALS:
    void placeChosen(labdesk::Place place);
    void switchConnectionRequested();
    void appearanceChosen(labdesk::ThemeChoice choice);
    void quitRequested(); ///< Ctrl+Q; the window's own close button only closes it

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildSideBar();
    void buildAppearanceMenu();
    void buildShortcuts();
    void choose(Place place);
    void showStatusOf(Place place);

    struct Shown
    {
        Pane *pane = nullptr;
        QString status;
        QDateTime at;
    };

    Settings &m_settings;
    EnvironmentBand *m_band;
    InlineMessage *m_notice;
    SideBar *m_sideBar;
    QStackedWidget *m_stack;
    StatusLine *m_status;
    ToastHost *m_toasts;
    QMenu *m_appearanceMenu = nullptr;
    std::map<Place, Shown> m_places;
    Place m_current = Place::Users;
    std::optional<Connection> m_connection;
    std::function<void()> m_noticeAction;
};

} // namespace labdesk
