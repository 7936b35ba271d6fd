// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "views/common/pane.h"
#include "views/users/list/userrowmenu.h"

#include <QSet>

#include <optional>
#include <string>
#include <vector>

namespace labdesk {

class ActionNotices;
class ListDetailPane;
class Session;
class UserDetailPane;
class UserDialogs;
class UserListPane;
class UserSidePane;
class UserViewActions;
struct SavedUserView;
struct UserAction;

/// The Users place: the list, the open user, and dialogs. In a narrow window, only one of list and detail is shown. The
/// window saves widths and columns by object name (usersSplitter, usersTable).
class UsersPane : public Pane
{
    Q_OBJECT

public:
    explicit UsersPane(Session &session, QWidget *parent = nullptr);

    void reload() override;
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;
    void toastAgain(quint64 subject) override;
    bool visit(const QString &id) override;
    void showFilter(const QString &words);
    void showView(const SavedUserView &view);
    void openUser(const UserId &user);   ///< selects and shows the user, even if it isn't in the list
    void openWindow(const UserId &user); ///< in a separate window
    void createUser();
    void selectUsers(std::vector<std::string> ids); ///< once the list is loaded; says how many are missing

Q_SIGNALS:
    void jobShown(quint64 job); ///< requests to show the job
    void payorRequested(const QString &code, const QString &name,
                        const QString &state); ///< to look it up in Payors
    void centersRequested(const QString &zip); ///< near a user; must not be stored anywhere

protected:
    void showEvent(QShowEvent *event) override; ///< loads the list the first time

private:
    void connectParts();
    void connectList();
    void connectDetail();
    void closeDetail();
    void showState();
    void showVisited();
    void choose(UserRowAction choice, const User &user);
    void forgetOpened();
    void reportAction(quint64 id);
    void removeToasts(const UserAction &action);
    void removeOutdatedToasts();
    void cancelFor(const UserId &user);
    void checkOpenUser();
    void reportOutage(quint64 id);

    Session &m_session;
    ActionNotices *m_createNotices;
    ListDetailPane *m_listDetail;
    UserListPane *m_list;
    UserDialogs *m_dialogs;
    UserSidePane *m_sidePane;
    UserDetailPane *m_detail; ///< of m_sidePane
    UserViewActions *m_viewActions;
    bool m_wasSeen = false;
    QSet<UserId> m_changeToastUsers; ///< users with a toast about a change of their values
    QSet<UserId> m_unlistedUsers;    ///< users opened although the list doesn't contain them
};

} // namespace labdesk
