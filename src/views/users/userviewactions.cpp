// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userviewactions.h"

#include "session/session.h"
#include "store/userfilter.h"
#include "text/users/usertexts.h"
#include "views/users/filter/userlistfilter.h"
#include "views/users/filter/userviewdialog.h"
#include "views/users/filter/userviewsbutton.h"
#include "views/users/list/userlistpane.h"
#include "widgets/tools.h"

namespace labdesk {

namespace {
constexpr UserRow maxCounted = 20'000; ///< limits the delay before the menu opens
}

UserViewActions::UserViewActions(Session &session, UserListPane *list) : QObject(list), m_session(session), m_list(list)
{
    auto *button = new UserViewsButton(m_session.bookmarks(), [this](const QString &filter) -> std::optional<UserRow> {
        const UserSnapshot &users = m_session.users().store().snapshot();
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (users.size() > maxCounted)
            return std::nullopt;
        return rowsMatching(users, UserQuery::parse(filter, now), now.toMSecsSinceEpoch())->count();
    });
    m_list->filtering().addToBar(button);
    setTool(button);
    connect(button, &UserViewsButton::viewChosen, m_list, &UserListPane::showView);
    connect(button, &UserViewsButton::saveRequested, this, &UserViewActions::askSave);
    connect(button, &UserViewsButton::replaceRequested, this, &UserViewActions::replace);
    connect(button, &UserViewsButton::renameRequested, this, &UserViewActions::askRename);
    connect(button, &UserViewsButton::deleteRequested, this, &UserViewActions::remove);
}

void UserViewActions::askSave()
{
    const SavedUserView shown = m_list->view();
    auto *dialog = new UserViewDialog(m_session.bookmarks(), shown, UserViewDialog::Purpose::Save, m_list);
    connect(dialog, &UserViewDialog::nameChosen, this, [this, shown](const QString &name) {
        SavedUserView view = shown;
        view.name = name;
        m_session.bookmarks().save(view);
        Q_EMIT toastRequested(tr("Saved the view “%1”.").arg(name), {}, {});
    });
    dialog->open();
}

void UserViewActions::askRename(const QString &name)
{
    const SavedUserView *view = m_session.bookmarks().view(name);
    if (!view)
        return;
    auto *dialog = new UserViewDialog(m_session.bookmarks(), *view, UserViewDialog::Purpose::Rename, m_list);
    connect(dialog, &UserViewDialog::nameChosen, this,
            [this, name](const QString &to) { m_session.bookmarks().rename(name, to); });
    dialog->open();
}

void UserViewActions::replace(const QString &name)
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

void UserViewActions::remove(const QString &name)
{
    const SavedUserView *known = m_session.bookmarks().view(name);
    if (!known)
        return;
    const SavedUserView view = *known;
    const int place = m_session.bookmarks().remove(name);
    Q_EMIT toastRequested(tr("Deleted the view “%1”.").arg(name), tr("Undo"),
                          [this, view, place] { m_session.bookmarks().putBack(view, place); });
}

void UserViewActions::togglePin(const UserId &user)
{
    UserBookmarks &bookmarks = m_session.bookmarks();
    const bool isPinned = !bookmarks.isPinned(user);
    bookmarks.setPinned(user, isPinned);
    bookmarks.learnNames(m_session.users().store());
    const QString name = nameOrShortId(bookmarks, user);
    Q_EMIT toastRequested(isPinned ? tr("Pinned %1.").arg(name) : tr("Unpinned %1.").arg(name), tr("Undo"),
                          [this, user, isPinned] { m_session.bookmarks().setPinned(user, !isPinned); });
}

} // namespace labdesk
