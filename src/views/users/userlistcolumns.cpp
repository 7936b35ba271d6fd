// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "session/userbookmarks.h"
#include "views/users/userfilterbar.h"
#include "views/users/userlistpane.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/layoutstate.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

// The columns of the list of users: which, how wide, in which order, and how they are chosen and saved.

namespace {

using UserColumn = UserTableModel::Column;

struct ColumnShape
{
    UserColumn column;
    ColumnLook look;
    double width; ///< at a 13 px font
    bool hidden = false;
};
constexpr double leastOfSources = 126;
constexpr ColumnShape userColumns[] = {{UserColumn::ClientId, ColumnLook::Text, 126},
                                       {UserColumn::Id, ColumnLook::Id, 112},
                                       {UserColumn::Created, ColumnLook::Text, 96},
                                       {UserColumn::Sources, ColumnLook::ChipList, leastOfSources},
                                       {UserColumn::Zone, ColumnLook::Text, 102},
                                       {UserColumn::BirthDate, ColumnLook::Text, 96, true},
                                       {UserColumn::IngestionStart, ColumnLook::Text, 110, true},
                                       {UserColumn::IngestionEnd, ColumnLook::Text, 110, true}};

} // namespace

void UserListPane::buildTable()
{
    m_table->setObjectName(u"usersTable"_s);
    m_table->setAccessibleName(tr("Users"));
    TableDelegate *delegate = setUpTable(m_table);
    m_table->setModel(m_model);
    delete m_table->selectionModel(); // the view's own
    m_table->setSelectionModel(m_selection);
    QHeaderView *header = m_table->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setSortIndicator(int(m_model->sortColumn()), m_model->sortOrder());
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    delegate->setSelection([this](int row) { return m_selection->has(row); });
    m_table->installEventFilter(this);
    const Metrics m = metricsFor(this);
    for (const ColumnShape &shape : userColumns) {
        delegate->setLook(int(shape.column), shape.look);
        const bool isDate = shape.column == UserColumn::Created || shape.column == UserColumn::BirthDate
            || shape.column == UserColumn::IngestionStart || shape.column == UserColumn::IngestionEnd;
        m_table->setColumnWidth(int(shape.column), std::max(m.px(shape.width), isDate ? widthOfDates(m_table) : 0));
        m_table->setColumnHidden(int(shape.column), shape.hidden);
    }
    fitTitles(m_table);
    header->setStretchLastSection(false); // chips can do with all that is left
    header->setSectionResizeMode(int(UserColumn::Sources), QHeaderView::Stretch);
    m_usualColumns = m_table->horizontalHeader()->saveState();
    // All of them stand beside the list.
    dropColumnsToFit(m_table, {int(UserColumn::Zone), int(UserColumn::Id), int(UserColumn::Created)},
                     m.px(leastOfSources));
    keepCurrentInSight(m_table);
    buildColumnMenu();
}

void UserListPane::buildColumnMenu()
{
    m_columns = makeIconButton(IconName::Columns, tr("Columns"), u"columnsButton"_s);
    auto *menu = new QMenu(m_columns);
    menu->setObjectName(u"columnsMenu"_s);
    for (const ColumnShape &shape : userColumns) {
        const int column = int(shape.column);
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        const bool isLasting = shape.column == UserColumn::ClientId; // without a name a row is nobody
        //: A column that cannot be hidden
        QAction *action = menu->addAction(isLasting ? tr("%1 (always)").arg(title) : title);
        action->setCheckable(true);
        action->setEnabled(!isLasting);
        connect(action, &QAction::toggled, this, [this, column](bool on) {
            m_table->setColumnHidden(column, !on);
            // Without the column that takes what is left the last one does.
            m_table->horizontalHeader()->setStretchLastSection(m_table->isColumnHidden(int(UserColumn::Sources)));
        });
    }
    menu->addSeparator();
    QAction *reset = menu->addAction(tr("&Usual columns"), this, &UserListPane::resetColumns);
    reset->setObjectName(u"resetColumnsAction"_s);
    // The header may have been restored since; it knows.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const QList<QAction *> actions = menu->actions();
        for (int column = 0; column < int(std::size(userColumns)); ++column)
            actions[column]->setChecked(!m_table->isColumnHidden(column));
    });
    QHeaderView *header = m_table->horizontalHeader();
    connect(header, &QWidget::customContextMenuRequested, menu,
            [menu, header](const QPoint &at) { menu->popup(header->mapToGlobal(at)); });
    setMenuOf(m_columns, menu);
    m_head->addAction(m_columns);
}

void UserListPane::openColumnMenu()
{
    m_columns->setFocus(Qt::ShortcutFocusReason);
    m_columns->menu()->popup(
        m_columns->mapToGlobal(QPoint(0, m_columns->height()))); // showMenu() would wait for its end
}

void UserListPane::addToBar(QWidget *widget)
{
    m_filterBar->addWidget(widget);
    setTabOrder(m_lastInBar, widget);
    m_lastInBar = widget;
}

void UserListPane::resetColumns()
{
    const int sorted = m_table->horizontalHeader()->sortIndicatorSection();
    const Qt::SortOrder order = m_table->horizontalHeader()->sortIndicatorOrder();
    m_table->horizontalHeader()->restoreState(m_usualColumns);
    m_table->sortByColumn(sorted, order);
}

SavedUserView UserListPane::view() const
{
    return {.name = {},
            .filter = m_filterBar->query().typed().trimmed(),
            .sort = {m_model->sortColumn(), m_model->sortOrder()},
            .columns = columnsToKeep(*m_table),
            .columnUnit = unitOfWidths(*m_table)};
}

void UserListPane::showView(const SavedUserView &view)
{
    if (!view.columns.isEmpty()) {
        restoreColumns(*m_table, view.columns, view.columnUnit);
        m_table->sortByColumn(int(view.sort.column), view.sort.direction);
    }
    showFilter(view.filter);
}

} // namespace labdesk
