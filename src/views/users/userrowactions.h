// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/users/userrowmenu.h"

#include <QObject>

#include <functional>
#include <optional>

class QPoint;
class QTableView;

namespace labdesk {

class UserBookmarks;
class UserDirectory;
class UserListTable;
class UserTableModel;

/// What can be done with one row of the user list: opened by a double click or Enter, the rest from its menu.
class UserRowActions : public QObject
{
    Q_OBJECT

public:
    /// `toggleTerm` adds a term to the filter, or takes it away. `readOnly` switches off what would write.
    UserRowActions(UserDirectory &directory, const UserBookmarks &bookmarks, UserListTable &table,
                   const UserTableModel &model, bool readOnly, std::function<void(const QString &)> toggleTerm);

    void openCurrent();

Q_SIGNALS:
    void chosen(labdesk::UserChoice choice, const labdesk::User &user);

private:
    void open(int row);
    void showMenu(const QPoint &at);
    std::optional<User> userAt(int row) const;

    UserDirectory &m_directory;
    const UserBookmarks &m_bookmarks;
    UserListTable &m_table;
    const UserTableModel &m_model;
    QTableView *m_rows; ///< of m_table
    bool m_readOnly;
    std::function<void(const QString &)> m_toggleTerm;
};

} // namespace labdesk
