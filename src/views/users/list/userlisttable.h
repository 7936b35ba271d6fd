// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"
#include "views/users/list/usercopy.h"

#include <QObject>

class QMenu;
class QTableView;

namespace labdesk {

class UserSelectionModel;
struct SavedUserView;

/// The table of the user list: its columns, the column menu, and copying.
class UserListTable : public QObject
{
    Q_OBJECT

public:
    UserListTable(UserTableModel &model, UserSelectionModel &selection, QObject *parent);

    QTableView *view() const { return m_table; } ///< created without a parent; owned by the layout it is added to
    QMenu *columnsMenu() const { return m_columns; }
    void openColumnMenu();
    void resetColumns(); ///< restores the default columns; the sort order stays
    void storeColumns(SavedUserView &view) const;
    void showColumns(const SavedUserView &view);

    void copyAs(UserCopy form); ///< copies the selection
    void openCopyMenu();
    void setLinkService(const QString &service) { m_linkService = service; } ///< for copied links, see Link

Q_SIGNALS:
    void opened(int row); ///< with Enter; -1: no current row
    void copied(const QString &words);
    /// to add entries above those for columns
    void headerMenuOpening(QMenu *menu, labdesk::UserTableModel::Column column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void buildColumnMenu();
    void openHeaderMenu(const QPoint &at);
    void copySelected();

    UserTableModel *m_model;
    UserSelectionModel *m_selection;
    QTableView *m_table;
    QMenu *m_columns = nullptr;
    QByteArray m_defaultColumns;
    QString m_linkService;
};

} // namespace labdesk
