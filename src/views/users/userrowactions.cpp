// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userrowactions.h"

#include "models/usertablemodel.h"
#include "session/userbookmarks.h"
#include "session/userdirectory.h"
#include "views/users/userfiltermenu.h"
#include "views/users/userlisttable.h"

#include <QMenu>
#include <QTableView>

#include <utility>

namespace labdesk {

UserRowActions::UserRowActions(UserDirectory &directory, const UserBookmarks &bookmarks, UserListTable &table,
                               const UserTableModel &model, bool readOnly,
                               std::function<void(const QString &)> toggleTerm)
    : QObject(&table), m_directory(directory), m_bookmarks(bookmarks), m_table(table), m_model(model),
      m_rows(table.view()), m_readOnly(readOnly), m_toggleTerm(std::move(toggleTerm))
{
    connect(m_rows, &QTableView::customContextMenuRequested, this, &UserRowActions::showMenu);
    connect(m_rows, &QTableView::doubleClicked, this, [this](const QModelIndex &index) { open(index.row()); });
    connect(&m_table, &UserListTable::opened, this, &UserRowActions::open);
}

void UserRowActions::openCurrent()
{
    open(m_rows->currentIndex().row());
}

void UserRowActions::open(int row)
{
    if (const auto user = userAt(row))
        Q_EMIT chosen(UserChoice::Open, *user);
}

std::optional<User> UserRowActions::userAt(int row) const
{
    if (row < 0 || row >= m_model.rowCount())
        return std::nullopt;
    const auto storeRow = m_directory.store().find(m_model.userAt(row));
    return storeRow ? std::optional(userInStore(m_directory.store(), *storeRow)) : std::nullopt;
}

void UserRowActions::showMenu(const QPoint &at)
{
    const QModelIndex under = m_rows->indexAt(at);
    const QModelIndex index = under.isValid() ? under : m_rows->currentIndex(); // the menu key has no place of its own
    const auto user = userAt(index.row());
    if (!user)
        return;
    QMenu *menu = makeUserRowMenu(*user, m_readOnly, m_bookmarks.isPinned(user->id), m_rows);
    connect(menu, &QMenu::triggered, this, [this, user = *user](QAction *action) {
        if (const auto choice = userChoiceOf(action))
            Q_EMIT chosen(*choice, user);
    });
    menu->addMenu(makeUserCopyMenu(menu, [this](UserCopy form) { m_table.copyAs(form); }));
    addFilterActions(menu, filterTermsOf(*user, UserTableModel::Column(index.column())), m_toggleTerm);
    menu->popup(m_rows->viewport()->mapToGlobal(under.isValid() ? at : m_rows->visualRect(index).bottomLeft()));
}

} // namespace labdesk
