// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pinnedusers.h"

#include "app/currentsession.h"
#include "app/navigator.h"
#include "app/sessionpanes.h"
#include "shell/mainwindow.h"
#include "shell/sidebar.h"
#include "shell/windowcontent.h"
#include "views/common/usertexts.h"

#include <utility>

namespace labdesk {

PinnedUsers::PinnedUsers(CurrentSession &session, const SessionPanes &panes, Navigator &navigator, MainWindow &window,
                         QObject *parent)
    : QObject(parent), m_session(session), m_navigator(navigator), m_window(window)
{
    connect(&window, &MainWindow::pinChosen, this, &PinnedUsers::open);
    connect(&window, &MainWindow::unpinRequested, this, &PinnedUsers::unpin);
    connect(&panes, &SessionPanes::built, this, &PinnedUsers::show);
    connect(&session, &CurrentSession::opened, this,
            [this] { connect(&m_session.get()->bookmarks(), &UserBookmarks::pinsChanged, this, &PinnedUsers::show); });
}

void PinnedUsers::show()
{
    const UserBookmarks &bookmarks = m_session.get()->bookmarks();
    std::vector<SideBarPin> pins;
    for (const UserId &user : bookmarks.pinned())
        pins.push_back({user.text(), nameOrShortId(bookmarks, user)});
    m_window.content().sideBar()->setPins(std::move(pins));
}

void PinnedUsers::open(const QString &userId)
{
    if (const auto user = UserId::parse(userId); user && m_session.get())
        m_navigator.openUser(*user);
}

void PinnedUsers::unpin(const QString &userId)
{
    if (const auto user = UserId::parse(userId); user && m_session.get())
        m_session.get()->bookmarks().setPinned(*user, false);
}

} // namespace labdesk
