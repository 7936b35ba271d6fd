// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"

#include <algorithm>
#include <utility>

namespace labdesk {

namespace {
constexpr UserRow maxMirrored = 200;
}

UserSelectionModel::UserSelectionModel(UserTableModel *table, QObject *parent)
    : QItemSelectionModel(table, parent), m_table(table)
{
    m_selectedUsers = {table->users(), RowSet(table->users().size())};
    m_rowsBeforeDrag = m_draggedRows = m_selectedUsers.rows;
    connect(table, &QAbstractItemModel::rowsInserted, this, &UserSelectionModel::follow);
    connect(table, &QAbstractItemModel::rowsRemoved, this, &UserSelectionModel::follow);
    connect(table, &QAbstractItemModel::rowsMoved, this, &UserSelectionModel::follow);
    connect(table, &QAbstractItemModel::dataChanged, this, &UserSelectionModel::follow);
    connect(table, &QAbstractItemModel::layoutChanged, this, &UserSelectionModel::follow);
    connect(table, &QAbstractItemModel::modelReset, this, &UserSelectionModel::follow);
    connect(table, &UserTableModel::settled, this, &UserSelectionModel::follow);
}

bool UserSelectionModel::has(int tableRow) const
{
    const UserRow row = m_table->userRowAt(tableRow);
    return row < m_selectedUsers.rows.size() && m_selectedUsers.rows.has(row);
}

UserRow UserSelectionModel::hidden() const
{
    UserRow shown = 0;
    for (int row = 0; row < m_table->rowCount(); ++row)
        shown += has(row) ? 1 : 0;
    return m_count - std::min(m_count, shown);
}

std::optional<UserId> UserSelectionModel::only() const
{
    if (m_count != 1)
        return std::nullopt;
    const auto [segment, row] = m_selectedUsers.users.at(m_selectedUsers.rows.rows().front());
    return UserId::parse(QString::fromStdString(segment->idText(row)));
}

/// Follows the rules of the base class, but for users instead of ranges of rows.
void UserSelectionModel::select(const QItemSelection &selection, SelectionFlags command)
{
    if (m_isResetting || m_isMirroring)
        return QItemSelectionModel::select(selection, command);
    if (command == NoUpdate)
        return;
    if (command & Clear)
        m_selectedUsers.rows = m_rowsBeforeDrag = m_draggedRows = RowSet(m_selectedUsers.rows.size());
    if (!(command & Current))
        settle();
    if (command & (Toggle | Select | Deselect)) {
        m_draggedRows = RowSet(m_selectedUsers.rows.size());
        m_dragCommand = command & (Toggle | Select | Deselect);
        for (const QItemSelectionRange &range : selection)
            for (int row = std::max(0, range.top()); range.isValid() && row <= range.bottom(); ++row)
                m_draggedRows.set(m_table->userRowAt(row));
    }
    unite();
    mirror();
    Q_EMIT rowsChosen();
    Q_EMIT selectedUsersChanged();
}

void UserSelectionModel::settle()
{
    m_rowsBeforeDrag = m_selectedUsers.rows;
    m_draggedRows = RowSet(m_selectedUsers.rows.size());
}

void UserSelectionModel::unite()
{
    m_selectedUsers.rows = m_rowsBeforeDrag;
    std::vector<quint64> &words = m_selectedUsers.rows.words();
    for (size_t word = 0; word < words.size(); ++word) {
        const quint64 dragged = m_draggedRows.words()[word];
        if (m_dragCommand & Toggle)
            words[word] ^= dragged;
        else if (m_dragCommand & Deselect)
            words[word] &= ~dragged;
        else
            words[word] |= dragged;
    }
    m_count = m_selectedUsers.rows.count();
}

void UserSelectionModel::choose(const UserSelection &users)
{
    m_selectedUsers = sameUsersIn(users, m_table->users());
    m_count = m_selectedUsers.count();
    settle();
    mirror();
    Q_EMIT selectedUsersChanged();
}

void UserSelectionModel::deselectHidden()
{
    if (m_count == 0)
        return;
    RowSet shown(m_selectedUsers.rows.size());
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (has(row))
            shown.set(m_table->userRowAt(row));
    if (shown.count() < m_count)
        choose({m_selectedUsers.users, std::move(shown)});
}

void UserSelectionModel::clear()
{
    m_rowsBeforeDrag = m_draggedRows = m_selectedUsers.rows = RowSet(m_selectedUsers.rows.size());
    const bool hadRows = std::exchange(m_count, 0) > 0;
    m_isMirroring = true;
    QItemSelectionModel::clear();
    m_isMirroring = false;
    if (hadRows)
        Q_EMIT selectedUsersChanged();
}

void UserSelectionModel::reset()
{
    m_isResetting = true;
    QItemSelectionModel::clearSelection();
    const QSignalBlocker blocker(this);
    QItemSelectionModel::clearCurrentIndex();
    m_isResetting = false;
}

/// Called when rows were added, removed, or reordered.
void UserSelectionModel::follow()
{
    const UserSnapshot &now = m_table->users();
    if (now.segments() != m_selectedUsers.users.segments()) {
        const UserRow before = m_count;
        m_selectedUsers = m_count == 0 ? UserSelection{now, RowSet(now.size())} : sameUsersIn(m_selectedUsers, now);
        m_count = m_selectedUsers.count();
        settle();
        if (m_count != before)
            Q_EMIT selectedUsersChanged();
        else if (m_count > 0)
            Q_EMIT usersReplaced();
    }
    mirror();
}

void UserSelectionModel::mirror()
{
    QItemSelection ranges;
    if (m_count <= maxMirrored)
        for (const UserRow row : m_selectedUsers.rows.rows())
            if (const int shown = m_table->tableRowOf(row); shown >= 0)
                ranges.select(m_table->index(shown, 0), m_table->index(shown, UserTableModel::columns - 1));
    m_isMirroring = true;
    QItemSelectionModel::select(ranges, ClearAndSelect);
    m_isMirroring = false;
}

} // namespace labdesk
