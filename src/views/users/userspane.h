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
class ListDetail;
class Session;
class UserDetailPane;
class UserDialogs;
class UserListPane;
class UserSidePane;
class UserViewActions;
struct SavedUserView;
struct UserAction;

/// The Users place: the list, the one user that is open, and the dialogs in between. In a narrow window the two stand
/// one behind the other. Widths and columns are kept by the window, by object name (usersSplitter, usersTable).
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
    void toastAgain(quint64 about) override;
    bool visit(const QString &id) override;
    void showFilter(const QString &words);
    void showView(const SavedUserView &view);
    void openUser(const UserId &user);   ///< selects it in the list and shows it, also when the list does not have it
    void openWindow(const UserId &user); ///< of that user alone
    void createUser();
    void selectUsers(std::vector<std::string> ids); ///< as soon as the list is there; the others are said to be missing

Q_SIGNALS:
    void jobShown(quint64 job); ///< a person wants to see it
    void payorRequested(const QString &code, const QString &name,
                        const QString &state); ///< to be looked up where payors are
    void centersRequested(const QString &zip); ///< near a person: nothing may keep it

protected:
    void showEvent(QShowEvent *event) override; ///< asks for the list when it is first seen

private:
    void connectParts();
    void connectList();
    void connectDetail();
    void closeDetail();
    void showState();
    void showVisited();
    void choose(UserRowAction choice, const User &user);
    void forgetOpened();
    void tell(quint64 id);
    void dropToasts(const UserAction &action);
    void dropContradicted();
    void cancelFor(const UserId &user);
    void lookForOpened();
    void tellOfOutage(quint64 id);

    Session &m_session;
    ActionNotices *m_createNotices;
    UserListPane *m_list;
    UserSidePane *m_side;
    UserDetailPane *m_detail; ///< of m_side
    ListDetail *m_views;      ///< beside each other or one behind the other
    UserDialogs *m_dialogs;
    UserViewActions *m_marks;
    bool m_wasSeen = false;
    QSet<UserId> m_zonesTold; ///< whose change of zone was toasted
    QSet<UserId> m_offList;   ///< opened though the list does not have them
};

} // namespace labdesk
