// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/sidebar.h"

#include <QObject>

namespace labdesk {

class CurrentSession;
class MainWindow;
class Navigator;
class SessionPanes;

/// The links in the sidebar for the open connection: pinned users, saved views, and recently opened users.
class SideBarLinks : public QObject
{
    Q_OBJECT

public:
    SideBarLinks(CurrentSession &session, const SessionPanes &panes, Navigator &navigator, MainWindow &window);

private:
    void followSession();
    void showUsers();
    void showViews();
    void open(SideBarGroup group, const QString &id);
    void unpin(const QString &userId);

    CurrentSession &m_session;
    Navigator &m_navigator;
    MainWindow &m_window;
};

} // namespace labdesk
