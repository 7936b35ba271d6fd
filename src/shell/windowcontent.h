// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroraction.h"
#include "shell/statusline.h"
#include "views/common/place.h"
#include "widgets/toast.h"

#include <QWidget>

#include <vector>

namespace labdesk {

class EnvironmentBanner;
class Pane;
class PlaceStack;
class Settings;
class SideBar;
class WindowMessages;
struct Connection;

/// Everything inside the window: banner, sidebar, messages above the places, the places, status line, and toasts. Keeps
/// the language and text size it was created with; the window creates a new one when these change.
class WindowContent : public QWidget
{
    Q_OBJECT

public:
    explicit WindowContent(Settings &settings, QWidget *parent);

    EnvironmentBanner *banner() const { return m_banner; }
    SideBar *sideBar() const { return m_sideBar; }
    WindowMessages *messages() const { return m_messages; }
    PlaceStack *places() const { return m_places; }
    StatusLine *statusLine() const { return m_status; }
    ToastHost *toasts() const { return m_toasts; }

    void showPlace(Place place);
    void setConnection(const Connection &connection, const QString &facts);
    void setConnectionState(ConnectionState state);
    void clearNotice(); ///< also removes an error page in place of the panes
    /// Shows the toasts of the previous content again.
    void toastAgain(const std::vector<ToastHost::PendingToast> &toasts);
    void setCountOf(Place place, int count); ///< in the sidebar, for a pane that isn't created yet; negative: none
    void focusNextPart(bool forward);
    void clear(); ///< clears the places, everything that depends on them, and toasts

Q_SIGNALS:
    void placeChosen(labdesk::Place place);
    void placeVisited();
    void coverRequested();
    void preferencesRequested();
    void errorActionRequested(labdesk::ErrorAction action);
    void retryRequested(); ///< to try the service again

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildSideBar();
    void layOut();
    void connectPane(Place place, Pane *pane);
    void showStatusOf(Place place);

    EnvironmentBanner *m_banner;
    WindowMessages *m_messages;
    SideBar *m_sideBar;
    PlaceStack *m_places;
    StatusLine *m_status;
    ToastHost *m_toasts = nullptr;
};

} // namespace labdesk
