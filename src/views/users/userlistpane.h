// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "session/userdirectory.h"
#include "store/userselection.h"
#include "views/users/userrowmenu.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QTableView;

namespace labdesk {

class UserBookmarks;
class UserListFilter;
class UserListHead;
class UserListNotices;
class UserListStack;
class UserListTable;
class UserRowActions;
class UserSelectionModel;
class UserTableModel;
struct SavedUserView;

/// The user list with its filter. Keeps who is selected by id: through reloads, filters and other orders.
class UserListPane : public QWidget
{
    Q_OBJECT

public:
    /// `notices` stands above the table. `readOnly` switches off what would write.
    UserListPane(UserDirectory &directory, const UserBookmarks &bookmarks, QWidget *notices, bool readOnly,
                 QWidget *parent = nullptr);

    void focusFilter();
    void focusTable();
    const std::optional<UserId> &selected() const { return m_selected; } ///< the one whose detail is wanted
    const UserSelectionModel &selection() const { return *m_selection; } ///< may be many
    bool hasMany() const;
    UserSelection filtered() const; ///< everybody whom the filter leaves
    void selectFiltered();
    void
    selectUsers(std::vector<std::string> ids); ///< as soon as a list is there and none is awaited; clears the filter
    void select(const UserId &user);           ///< clears the filter when it hides the user
    void clearSelection();
    void showFilter(const QString &words);
    QString filter() const;
    SavedUserView view() const; ///< without a name
    void showView(const SavedUserView &view);
    QVariantMap viewState() const; ///< as Pane's
    void restoreViewState(const QVariantMap &state);
    QString statusWords() const; ///< "41 of 1,204 users, 1 selected"
    UserListTable &table() { return *m_table; }
    UserListFilter &filtering() { return *m_filter; }
    const UserTableModel &model() const { return *m_model; }

Q_SIGNALS:
    void selectionChanged(); ///< another user, none, or many
    void chosen(labdesk::UserChoice choice, const labdesk::User &user);
    void newUserRequested();
    void chartsRequested();
    void exportRequested();
    void copied(const QString &words); ///< what became of a copy
    void statusChanged();

private:
    void connectList();
    void showState();
    void openFirst();
    void connectSelection();
    void takeSelection();
    void selectAwaited();
    void restoreCurrent();

    UserDirectory &m_directory;
    UserTableModel *m_model;
    UserSelectionModel *m_selection;
    UserListTable *m_table;
    QTableView *m_rows; ///< of m_table
    UserListNotices *m_notices;
    UserListHead *m_head;
    UserListFilter *m_filter;
    UserRowActions *m_rowActions;
    UserListStack *m_stack;
    std::optional<UserId> m_selected;
    std::vector<std::string> m_awaited; ///< ids of selectUsers() for whom the list is not there yet
    bool m_openFirst = false;           ///< Enter came before the filter had found anybody
};

} // namespace labdesk
