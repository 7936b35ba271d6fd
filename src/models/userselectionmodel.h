// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"
#include "store/userselection.h"

#include <QItemSelectionModel>

#include <optional>

namespace labdesk {

/// The selected users of the table. The selection is by identity, so that it survives filtering, sorting, and
/// reloading, and works for a million users: it stores one bit per user. Qt's own selection ranges, which sorting would
/// fragment, are only kept in sync while few users are selected, for assistive technology and other code that uses
/// them.
class UserSelectionModel : public QItemSelectionModel
{
    Q_OBJECT

public:
    explicit UserSelectionModel(UserTableModel *table, QObject *parent = nullptr);

    UserRow count() const { return m_count; } ///< including those that the filter hides
    /// number of selected users that the filter hides; iterates over all rows
    UserRow hidden() const;
    bool has(int tableRow) const;
    std::optional<UserId> only() const; ///< if exactly one is selected
    const UserSelection &users() const { return m_selectedUsers; }
    void choose(const UserSelection &users); ///< replaces the selection
    void deselectHidden();                   ///< deselects users that the table doesn't show

    void select(const QItemSelection &selection, SelectionFlags command) override;
    using QItemSelectionModel::select;
    void clear() override; ///< including hidden users
    void reset() override; ///< called by the view when rows change; the users stay selected

Q_SIGNALS:
    void rowsChosen(); ///< by a person, or by setting the current row; selectedUsersChanged() follows
    void selectedUsersChanged();
    void usersReplaced(); ///< the same users are selected, but the list has newer data, maybe of them

private:
    void settle();
    void unite();
    void follow();
    void mirror();

    UserTableModel *m_table;
    UserSelection m_selectedUsers; ///< the current selection
    RowSet m_rowsBeforeDrag{0};    ///< m_selectedUsers without the range being dragged
    RowSet m_draggedRows{0};
    SelectionFlags m_dragCommand = NoUpdate;
    UserRow m_count = 0;
    bool m_isResetting = false;
    bool m_isMirroring = false;
};

} // namespace labdesk
