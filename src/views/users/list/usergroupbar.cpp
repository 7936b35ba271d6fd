// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/usergroupbar.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/tools.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Column = UserTableModel::Column;
constexpr int maxMenuGroups = 100;

} // namespace

UserGroupBar::UserGroupBar(UserTableModel &model, QTableView &table, QWidget *parent)
    : QWidget(parent), m_model(model), m_table(table), m_groupBy(new QMenu(tr("&Group by"), this)),
      m_current(new QToolButton(this)),
      m_previous(makeIconButton(IconName::ChevronUp, tr("Previous group"), u"previousGroupButton"_s, this)),
      m_next(makeIconButton(IconName::ChevronDown, tr("Next group"), u"nextGroupButton"_s, this))
{
    setObjectName(u"userGroupBar"_s);
    setAccessibleName(tr("Groups"));
    setAccessibleRole(this, QAccessible::Grouping);
    m_current->setObjectName(u"currentGroupButton"_s);
    m_current->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_current->setFocusPolicy(Qt::TabFocus);
    setButtonKind(m_current, ButtonKind::Flat);
    auto *groupMenu = new QMenu(m_current);
    groupMenu->setObjectName(u"groupsMenu"_s);
    setMenuOf(m_current, groupMenu);
    connect(groupMenu, &QMenu::aboutToShow, this, &UserGroupBar::fillGroupMenu);
    auto *row = new QHBoxLayout(this);
    const Metrics m = metricsFor(this);
    row->setContentsMargins(m.half, 0, m.half, 0);
    row->setSpacing(m.half);
    for (QWidget *part : QList<QWidget *>{m_previous, m_next, m_current})
        row->addWidget(part);
    row->addStretch(1);
    const auto go = [this](int direction) {
        if (const int to = neighbor(topRow(), direction); to >= 0)
            scrollTo(to);
    };
    connect(m_previous, &QToolButton::clicked, this, [go] { go(-1); });
    connect(m_next, &QToolButton::clicked, this, [go] { go(1); });
    connect(m_table.verticalScrollBar(), &QScrollBar::valueChanged, this, &UserGroupBar::showGroup);
    connect(m_table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &UserGroupBar::showGroup);
    connect(&m_model, &UserTableModel::settled, this, &UserGroupBar::showGroup);
    m_table.installEventFilter(this);
    connect(&tools(), &Tools::shownChanged, this, [this](bool shown) { setGroupingEnabled(shown && isOn()); });
    makeGroupByMenu();
    showGroup();
}

void UserGroupBar::makeGroupByMenu()
{
    m_groupBy->setObjectName(u"groupByMenu"_s);
    auto *choices = new QActionGroup(m_groupBy);
    const auto add = [&](const QString &words, const QString &name, int column) {
        QAction *action = m_groupBy->addAction(
            words, this, [this, column] { column < 0 ? setGroupingEnabled(false) : groupBy(Column(column)); });
        action->setObjectName(name);
        action->setCheckable(true);
        action->setData(column);
        choices->addAction(action);
    };
    add(tr("N&one"), u"groupByNothingAction"_s, -1);
    add(tr("Time &zone"), u"groupByZoneAction"_s, int(Column::Zone));
    add(tr("&Sources"), u"groupBySourcesAction"_s, int(Column::Sources));
    add(tr("&Month created"), u"groupByMonthAction"_s, int(Column::Created));
    connect(m_groupBy, &QMenu::aboutToShow, this, [this] {
        for (QAction *action : m_groupBy->actions())
            action->setChecked(action->data().toInt() == (isOn() ? int(m_model.sortColumn()) : -1));
    });
}

void UserGroupBar::openMenu()
{
    const QHeaderView *header = m_table.horizontalHeader();
    m_groupBy->popup(header->mapToGlobal(header->rect().bottomLeft()));
}

bool UserGroupBar::isOn() const
{
    return m_model.isGrouped();
}

void UserGroupBar::setGroupingEnabled(bool on)
{
    m_model.setGrouped(on);
    showGroup();
}

void UserGroupBar::groupBy(Column column)
{
    if (m_model.sortColumn() != column) // in the natural direction of the column
        m_table.sortByColumn(int(column), column == Column::Created ? Qt::DescendingOrder : Qt::AscendingOrder);
    setGroupingEnabled(true);
}

void UserGroupBar::addToHeaderMenu(QMenu *menu, Column column)
{
    if (!canGroupBy(column))
        return;
    const bool isGrouped = isOn() && m_model.sortColumn() == column;
    QAction *action = menu->addAction(tr("&Group by this column"), this, [this, column, isGrouped] {
        isGrouped ? setGroupingEnabled(false) : groupBy(column);
    });
    action->setObjectName(u"groupByColumnAction"_s);
    action->setCheckable(true);
    action->setChecked(isGrouped);
    setTool(action);
}

QList<QWidget *> UserGroupBar::tabStops() const
{
    return {m_previous, m_next, m_current};
}

int UserGroupBar::topRow() const
{
    return m_table.rowAt(0);
}

void UserGroupBar::showGroup()
{
    const int row = isOn() ? topRow() : -1;
    setVisible(isOn() && m_model.shown() > 0);
    if (row < 0 || row >= m_model.shown())
        return;
    m_current->setText(formatGroup(row));
    m_previous->setEnabled(neighbor(row, -1) >= 0);
    m_next->setEnabled(neighbor(row, 1) >= 0);
}

QString UserGroupBar::formatGroup(int row) const
{
    const UserGroup group = m_model.groupAt(row);
    //: A group of the list, and how many users it has
    const QString words = tr("%1 (%Ln user(s))", nullptr, int(group.end - group.begin));
    return escapeMnemonic(words.arg(m_model.groupTitle(row)));
}

int UserGroupBar::neighbor(int row, int direction) const
{
    if (row < 0 || row >= m_model.shown())
        return -1;
    const UserGroup group = m_model.groupAt(row);
    if (direction > 0)
        return group.end < size_t(m_model.shown()) ? int(group.end) : -1;
    return group.begin > 0 ? int(m_model.groupAt(int(group.begin) - 1).begin) : -1;
}

void UserGroupBar::scrollTo(int row)
{
    m_table.scrollTo(m_model.index(row, m_table.horizontalHeader()->logicalIndex(0)), QAbstractItemView::PositionAtTop);
}

/// All groups, or if there are very many, those around the current one.
void UserGroupBar::fillGroupMenu()
{
    QMenu *menu = m_current->menu();
    menu->clear();
    int row = topRow();
    if (row < 0)
        return;
    const int top = row;
    for (int before = 0; before < maxMenuGroups / 2 && neighbor(row, -1) >= 0; ++before)
        row = neighbor(row, -1);
    row = int(m_model.groupAt(row).begin);
    for (int count = 0; count < maxMenuGroups && row >= 0; ++count) {
        const UserGroup group = m_model.groupAt(row);
        QAction *action = menu->addAction(formatGroup(row), this, [this, row] { scrollTo(row); });
        action->setCheckable(true);
        action->setChecked(size_t(top) >= group.begin && size_t(top) < group.end);
        row = neighbor(row, 1);
    }
}

bool UserGroupBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_table && event->type() == QEvent::KeyPress && isOn()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int direction = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (direction != 0 && (key->modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier) {
            const QModelIndex current = m_table.currentIndex();
            if (const int to = neighbor(current.isValid() ? current.row() : topRow(), direction); to >= 0) {
                selectOnly(&m_table, m_model.index(to, std::max(0, current.column())));
                scrollTo(to);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace labdesk
