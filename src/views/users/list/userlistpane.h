// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "domain/userjobtypes.h"
#include "session/userdirectory.h"
#include "views/users/list/userrowmenu.h"

#include <QWidget>

#include <optional>

class QTableView;

namespace labdesk {

class ListHeader;
class Session;
class UserActionBar;
class UserGroupBar;
class UserListChoice;
class UserListFilter;
class UserListNotices;
class UserListStack;
class UserListTable;
class UserSelectionModel;
class UserTableModel;
struct SavedUserView;

/// The user list with its filter.
class UserListPane : public QWidget
{
    Q_OBJECT

public:
    /// `notices` is placed above the table.
    UserListPane(Session &session, QWidget *notices, QWidget *parent = nullptr);

    void focusFilter();
    UserListChoice &choice() { return *m_choice; }
    void showFilter(const QString &words);
    QString filter() const;
    SavedUserView view() const; ///< without a name
    void showView(const SavedUserView &view);
    QVariantMap viewState() const; ///< see Pane
    void restoreViewState(const QVariantMap &state);
    QString formatStatus() const; ///< see formatListStatus()
    UserListTable &table() { return *m_table; }
    UserListFilter &filtering() { return *m_filter; }
    UserGroupBar &groups() { return *m_groups; }
    UserActionBar &actionBar() { return *m_actions; }
    const UserTableModel &model() const { return *m_model; }

Q_SIGNALS:
    void selectionChanged(); ///< another user, none, or several
    void chosen(labdesk::UserRowAction choice, const labdesk::User &user);
    void newUserRequested();
    void chartsRequested();
    void exportRequested();
    void selectFromListRequested(const QString &pasted = {}); ///< empty: no text yet
    void jobRequested(labdesk::UserJobKind kind);             ///< for all selected users
    void copied(const QString &words);                        ///< text for a toast
    void statusChanged();

private:
    void fillHead();
    void connectList();
    void showState();
    void openFirst();
    void openRow(int row);
    void showRowMenu(const QPoint &at);
    std::optional<User> userAt(int row) const;

    Session &m_session;
    UserDirectory &m_directory;
    const QString m_readOnly; ///< why writing is disabled; empty: it isn't
    UserTableModel *m_model;
    UserSelectionModel *m_selection;
    UserListTable *m_table;
    QTableView *m_rows; ///< the view of m_table
    UserListNotices *m_notices;
    UserGroupBar *m_groups;
    ListHeader *m_head;
    UserListFilter *m_filter;
    UserListChoice *m_choice;
    UserListStack *m_stack;
    UserActionBar *m_actions;
    bool m_isOpenFirstPending = false;   ///< Enter was pressed before the filter was evaluated
    std::optional<UserId> m_userAtEnter; ///< the user who was open when Enter was pressed
};

} // namespace labdesk
