// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "views/common/command.h"
#include "views/common/usertexts.h"
#include "views/users/userlistfilter.h"
#include "views/users/userlistpane.h"
#include "views/users/userspane.h"
#include "views/users/userviewdialog.h"
#include "views/users/userviewsbutton.h"
#include "widgets/listdetail.h"

using namespace Qt::StringLiterals;

namespace labdesk {

// What a person marks in the list: saved views and pinned users.

void UsersPane::buildViews()
{
    auto *button = new UserViewsButton(m_session.bookmarks());
    m_list->filtering().addToBar(button);
    connect(button, &UserViewsButton::viewChosen, m_list, &UserListPane::showView);
    connect(button, &UserViewsButton::saveRequested, this, &UsersPane::askSaveView);
    connect(button, &UserViewsButton::replaceRequested, this, &UsersPane::replaceView);
    connect(button, &UserViewsButton::renameRequested, this, &UsersPane::askRenameView);
    connect(button, &UserViewsButton::deleteRequested, this, &UsersPane::deleteView);
}

void UsersPane::askSaveView()
{
    const SavedUserView shown = m_list->view();
    auto *dialog = new UserViewDialog(m_session.bookmarks(), shown, UserViewDialog::Purpose::Save, this);
    connect(dialog, &UserViewDialog::nameChosen, this, [this, shown](const QString &name) {
        SavedUserView view = shown;
        view.name = name;
        m_session.bookmarks().save(view);
        Q_EMIT toastRequested(tr("Saved the view “%1”.").arg(name), {}, {});
    });
    dialog->open();
}

void UsersPane::askRenameView(const QString &name)
{
    const SavedUserView *view = m_session.bookmarks().view(name);
    if (!view)
        return;
    auto *dialog = new UserViewDialog(m_session.bookmarks(), *view, UserViewDialog::Purpose::Rename, this);
    connect(dialog, &UserViewDialog::nameChosen, this,
            [this, name](const QString &to) { m_session.bookmarks().rename(name, to); });
    dialog->open();
}

void UsersPane::replaceView(const QString &name)
{
    const SavedUserView *known = m_session.bookmarks().view(name);
    if (!known)
        return;
    const SavedUserView before = *known;
    SavedUserView shown = m_list->view();
    shown.name = name;
    m_session.bookmarks().save(shown);
    Q_EMIT toastRequested(tr("Replaced the view “%1”.").arg(name), tr("Undo"),
                          [this, before] { m_session.bookmarks().save(before); });
}

void UsersPane::deleteView(const QString &name)
{
    const SavedUserView *known = m_session.bookmarks().view(name);
    if (!known)
        return;
    const SavedUserView view = *known;
    const int place = m_session.bookmarks().remove(name);
    Q_EMIT toastRequested(tr("Deleted the view “%1”.").arg(name), tr("Undo"),
                          [this, view, place] { m_session.bookmarks().putBack(view, place); });
}

void UsersPane::togglePin(const UserId &user)
{
    UserBookmarks &bookmarks = m_session.bookmarks();
    const bool isPinned = !bookmarks.isPinned(user);
    bookmarks.setPinned(user, isPinned);
    bookmarks.learnNames(m_session.users().store());
    const QString name = nameOrShortId(bookmarks, user);
    Q_EMIT toastRequested(isPinned ? tr("Pinned %1.").arg(name) : tr("Unpinned %1.").arg(name), tr("Undo"),
                          [this, user, isPinned] { m_session.bookmarks().setPinned(user, !isPinned); });
}

void UsersPane::addViewCommands(std::vector<Command> &all)
{
    all.push_back({.id = u"user.saveView"_s,
                   .title = tr("Save this view…"),
                   .run = [this] { askSaveView(); },
                   .icon = IconName::Star,
                   .keywords = tr("filter sort columns")});
    const auto add = [&](const QString &id, const SavedUserView &view) {
        all.push_back({.id = id,
                       .title = tr("View: %1").arg(view.name),
                       .run =
                           [this, view] {
                               m_views->showDetail(false);
                               m_list->showView(view);
                           },
                       .icon = IconName::Star,
                       .detail = view.filter,
                       .keywords = tr("saved filter"),
                       .onlyTyped = true});
    };
    int number = 0;
    for (const SavedUserView &view : builtInUserViews())
        add(u"user.view.brought%1"_s.arg(number++), view);
    for (const SavedUserView &view : m_session.bookmarks().views())
        add(u"user.view."_s + view.name, view);
}

} // namespace labdesk
