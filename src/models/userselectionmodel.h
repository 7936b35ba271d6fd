// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"
#include "store/userselection.h"

#include <QItemSelectionModel>

#include <optional>

namespace labdesk {

/// Which users of the table are selected: by identity, across filters, sort orders, and newer lists, and up to a
/// million of them. The state is a bit for each user. The ranges of Qt's own selection, which would fall apart with
/// each sort order, mirror it only while few users are selected, for assistive technology and other users of those
/// ranges.
class UserSelectionModel : public QItemSelectionModel
{
    Q_OBJECT

public:
    explicit UserSelectionModel(UserTableModel *table, QObject *parent = nullptr);

    UserRow count() const { return m_count; } ///< those that the filter hides included
    UserRow hidden() const;                   ///< of those, how many the filter hides; looks at every row shown
    bool has(int tableRow) const;
    std::optional<UserId> only() const; ///< when it is one
    const UserSelection &users() const { return m_chosen; }
    void choose(const UserSelection &users); ///< in place of who was selected before
    void dropHidden();                       ///< only those whom the table shows stay selected

    void select(const QItemSelection &selection, SelectionFlags command) override;
    using QItemSelectionModel::select;
    void clear() override; ///< hidden ones too
    void reset() override; ///< by the view, for other rows: the users stay selected

Q_SIGNALS:
    void selectedUsersChanged();

private:
    void settle();
    void unite();
    void follow();
    void mirror();

    UserTableModel *m_table;
    UserSelection m_chosen; ///< what is selected now
    RowSet m_settled{0};    ///< without what the mouse is still drawing
    RowSet m_drawn{0};
    SelectionFlags m_drawing = NoUpdate;
    UserRow m_count = 0;
    bool m_isResetting = false;
    bool m_isMirroring = false;
};

} // namespace labdesk
