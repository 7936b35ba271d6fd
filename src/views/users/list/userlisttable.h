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

/// The table of the user list: its columns and how they are chosen, and what of it goes to the clipboard.
class UserListTable : public QObject
{
    Q_OBJECT

public:
    UserListTable(UserTableModel &model, UserSelectionModel &selection, QObject *parent);

    QTableView *view() const { return m_table; } ///< made without a parent: whoever lays it out owns it
    QMenu *columnsMenu() const { return m_columns; }
    void openColumnMenu();
    void resetColumns(); ///< as they are without anybody's doing; the order of the users stays
    void keepColumns(SavedUserView &view) const;
    void showColumns(const SavedUserView &view);

    void copyAs(UserCopy form); ///< what is selected
    void openCopyMenu();
    void setLinkService(const QString &service) { m_linkService = service; } ///< for links that are copied, see Link

Q_SIGNALS:
    void opened(int row); ///< by Enter; -1: none is current
    void copied(const QString &words);
    void headerMenuOpening(QMenu *menu, labdesk::UserTableModel::Column column); ///< for what belongs above the columns

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
    QByteArray m_usualColumns;
    QString m_linkService;
};

} // namespace labdesk
