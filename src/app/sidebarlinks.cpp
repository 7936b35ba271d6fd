// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sidebarlinks.h"

#include "app/currentsession.h"
#include "app/navigator.h"
#include "app/sessionpanes.h"
#include "domain/pii.h"
#include "shell/mainwindow.h"
#include "shell/windowcontent.h"
#include "text/users/usertexts.h"

#include <utility>

namespace labdesk {

namespace {

constexpr size_t maxRecentInSideBar = 5;

/// The sidebar is always visible, so it shows no phone numbers or email addresses.
QString nameInSideBar(const UserBookmarks &bookmarks, const UserId &user)
{
    return personalDataIn(bookmarks.nameOf(user)) == PersonalData::None ? nameOrShortId(bookmarks, user)
                                                                        : shortUserId(user.text());
}

} // namespace

SideBarLinks::SideBarLinks(CurrentSession &session, const SessionPanes &panes, Navigator &navigator, MainWindow &window)
    : m_session(session), m_navigator(navigator), m_window(window)
{
    connect(&window, &MainWindow::linkChosen, this, &SideBarLinks::open);
    connect(&window, &MainWindow::unpinRequested, this, &SideBarLinks::unpin);
    connect(&panes, &SessionPanes::built, this, &SideBarLinks::showUsers);
    connect(&panes, &SessionPanes::built, this, &SideBarLinks::showViews);
    connect(&session, &CurrentSession::opened, this, &SideBarLinks::followSession);
}

void SideBarLinks::followSession()
{
    const UserBookmarks &bookmarks = m_session.get()->bookmarks();
    connect(&bookmarks, &UserBookmarks::pinsChanged, this, &SideBarLinks::showUsers);
    connect(&bookmarks, &UserBookmarks::recentChanged, this, &SideBarLinks::showUsers);
    connect(&bookmarks, &UserBookmarks::viewsChanged, this, &SideBarLinks::showViews);
    connect(&m_session.get()->users(), &UserDirectory::stateChanged, this, &SideBarLinks::showUsers);
    connect(&m_session.get()->details(), &UserDetails::opened, this, &SideBarLinks::showUsers);
}

void SideBarLinks::showUsers()
{
    if (!m_session.get() || m_session.get()->isLocked()) // it stays cleared while locked
        return;
    Session &session = *m_session.get();
    const UserBookmarks &bookmarks = session.bookmarks();
    const bool isComplete = session.users().isComplete();
    std::vector<SideBarLink> pins;
    for (const UserId &user : bookmarks.pinned())
        pins.push_back({user.text(), nameInSideBar(bookmarks, user),
                        isComplete && !session.users().store().find(user) ? tr("Not in this team") : QString()});
    std::vector<SideBarLink> recent;
    for (const UserId &user : bookmarks.recent()) // except the open one
        if (user != session.details().userId() && recent.size() < maxRecentInSideBar && !bookmarks.isPinned(user))
            recent.push_back({user.text(), nameInSideBar(bookmarks, user), {}});
    m_window.content().sideBar()->setLinks(SideBarGroup::Pinned, std::move(pins));
    m_window.content().sideBar()->setLinks(SideBarGroup::Recent, std::move(recent));
}

/// Leaves out views whose names may contain personal data.
void SideBarLinks::showViews()
{
    std::vector<SideBarLink> views;
    for (const SavedUserView &view : m_session.get()->bookmarks().views())
        if (UserBookmarks::mayBeWritten(view))
            views.push_back({view.name, view.name, {}});
    m_window.content().sideBar()->setLinks(SideBarGroup::Views, std::move(views));
}

void SideBarLinks::open(SideBarGroup group, const QString &id)
{
    if (!m_session.get())
        return;
    if (group == SideBarGroup::Views) {
        if (const SavedUserView *view = m_session.get()->bookmarks().view(id))
            m_navigator.showView(*view);
    } else if (const auto user = UserId::parse(id)) {
        m_navigator.openUser(*user);
    }
}

void SideBarLinks::unpin(const QString &userId)
{
    if (const auto user = UserId::parse(userId); user && m_session.get())
        m_session.get()->bookmarks().setPinned(*user, false);
}

} // namespace labdesk
