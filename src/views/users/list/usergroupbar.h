// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"

#include <QWidget>

class QMenu;
class QTableView;
class QToolButton;

namespace labdesk {

/// Shown above a list that is grouped by its sort column: the group at the top, buttons for the previous and next
/// group, and a menu of all. Alt+Up and Alt+Down do the same in the list.
class UserGroupBar : public QWidget
{
    Q_OBJECT

public:
    UserGroupBar(UserTableModel &model, QTableView &table, QWidget *parent = nullptr);

    QMenu *groupByMenu() const { return m_groupBy; }
    void openMenu();   ///< opens groupByMenu()
    bool isOn() const; ///< grouping is on, and the sort column supports it
    void setGroupingEnabled(bool on);
    QList<QWidget *> tabStops() const; ///< in tab order
    void addToHeaderMenu(QMenu *menu, UserTableModel::Column column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeGroupByMenu();
    void groupBy(UserTableModel::Column column);
    void showGroup();
    void fillGroupMenu();
    int neighbor(int row, int direction) const; ///< first row of the group next to that of `row`; -1: none
    int topRow() const;
    QString formatGroup(int row) const; ///< title of the row's group
    void scrollTo(int row);

    UserTableModel &m_model;
    QTableView &m_table;
    QMenu *m_groupBy;
    QToolButton *m_current;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace labdesk
