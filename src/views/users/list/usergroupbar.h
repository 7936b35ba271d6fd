// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/usertablemodel.h"

#include <QWidget>

class QMenu;
class QTableView;
class QToolButton;

namespace labdesk {

/// Above a list that is grouped by the column that sorts it: which group stands at its top, with ways to the one before
/// and behind it, and a menu of all. Alt+Up and Alt+Down in the list do so too.
class UserGroupBar : public QWidget
{
    Q_OBJECT

public:
    UserGroupBar(UserTableModel &model, QTableView &table, QWidget *parent = nullptr);

    QMenu *groupByMenu() const { return m_groupBy; }
    void openMenu();   ///< that menu
    bool isOn() const; ///< and the column that sorts makes groups
    void setOn(bool on);
    QList<QWidget *> stops() const; ///< of the keyboard, in order
    void addToHeaderMenu(QMenu *menu, UserTableModel::Column column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeGroupByMenu();
    void groupBy(UserTableModel::Column column);
    void showGroup();
    void fillOutline();
    int neighbor(int row, int direction) const; ///< the first row of a group beside that of `row`; -1: there is none
    int topRow() const;
    QString formatGroup(int row) const; ///< of its group
    void scrollTo(int row);

    UserTableModel &m_model;
    QTableView &m_table;
    QMenu *m_groupBy;
    QToolButton *m_current;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace labdesk
