// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlisttable.h"

#include "models/userselectionmodel.h"
#include "output/desktop/clipboard.h"
#include "privacy/sensitive.h"
#include "session/userbookmarks.h"
#include "text/users/usertexts.h"
#include "widgets/accessibility.h"
#include "widgets/columnautohide.h"
#include "widgets/copykey.h"
#include "widgets/layoutstate.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

ColumnStyle styleOf(ColumnType type)
{
    return type == ColumnType::Id     ? ColumnStyle::ShortId
        : type == ColumnType::Sources ? ColumnStyle::ChipList
                                      : ColumnStyle::Text;
}

} // namespace

UserListTable::UserListTable(UserTableModel &model, UserSelectionModel &selection, QObject *parent)
    : QObject(parent), m_model(&model), m_selection(&selection), m_table(new QTableView)
{
    arrange();
    buildColumnMenu();
}

void UserListTable::arrange()
{
    m_table->setObjectName(u"usersTable"_s);
    m_table->setAccessibleName(tr("Users"));
    TableDelegate *delegate = setUpTable(m_table);
    m_table->setModel(m_model);
    delete m_table->selectionModel(); // created by setModel()
    m_table->setSelectionModel(m_selection);
    QHeaderView *header = m_table->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setSortIndicator(int(m_model->sortColumn()), m_model->sortOrder());
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    delegate->setMarksRole(UserTableModel::MarksRole);
    delegate->setGroupRole(UserTableModel::GroupRole);
    delegate->setSelection([this](int row) { return m_selection->has(row); },
                           [this] { return m_selection->count() == 1; });
    m_table->installEventFilter(this);
    const Metrics m = metricsFor(m_table);
    for (const UserColumnRow &row : userColumns) {
        const int column = int(row.column);
        const bool isDate
            = row.type == ColumnType::Moment || row.type == ColumnType::Flag || row.type == ColumnType::RareMoment;
        delegate->setColumnStyle(column, styleOf(row.type));
        m_table->setColumnWidth(column, std::max(m.px(row.width), isDate ? widthOfDates(m_table) : 0));
        m_table->setColumnHidden(column, row.isHidden);
    }
    fitColumnTitles(m_table);
    header->setStretchLastSection(false); // the chips of the sources get the remaining width
    header->setSectionResizeMode(int(UserColumn::Sources), QHeaderView::Stretch);
    m_defaultColumns = m_table->horizontalHeader()->saveState();
    // The detail shows their values.
    hideColumnsToFit(m_table, {int(UserColumn::Zone), int(UserColumn::Id), int(UserColumn::Created)},
                     m.px(columnRow(UserColumn::Sources).width));
    keepCurrentVisible(m_table);
}

void UserListTable::buildColumnMenu()
{
    auto *menu = new QMenu(tr("&Columns"), m_table);
    menu->setObjectName(u"columnsMenu"_s);
    for (const UserColumnRow &row : userColumns) {
        const int column = int(row.column);
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        const bool isAlwaysShown = row.type == ColumnType::ClientId; // rows couldn't be identified without it
        //: A column that cannot be hidden
        QAction *action = menu->addAction(isAlwaysShown ? tr("%1 (always shown)").arg(title) : title);
        action->setCheckable(true);
        action->setEnabled(!isAlwaysShown);
        connect(action, &QAction::toggled, this, [this, column](bool on) {
            m_table->setColumnHidden(column, !on);
            // Without the stretched column, the last one is stretched.
            m_table->horizontalHeader()->setStretchLastSection(m_table->isColumnHidden(int(UserColumn::Sources)));
        });
    }
    menu->addSeparator();
    QAction *reset = menu->addAction(tr("&Reset columns"), this, &UserListTable::resetColumns);
    reset->setObjectName(u"resetColumnsAction"_s);
    // The header's state may have been restored in the meantime.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const QList<QAction *> actions = menu->actions();
        for (int column = 0; column < int(userColumns.size()); ++column)
            actions[column]->setChecked(!m_table->isColumnHidden(column));
    });
    QHeaderView *header = m_table->horizontalHeader();
    connect(header, &QWidget::customContextMenuRequested, this, &UserListTable::openHeaderMenu);
    m_columns = menu;
}

void UserListTable::openHeaderMenu(const QPoint &at)
{
    const QHeaderView *header = m_table->horizontalHeader();
    auto *menu = new QMenu(m_table);
    menu->setObjectName(u"headerMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const int column = header->logicalIndexAt(at); column >= 0)
        Q_EMIT headerMenuOpening(menu, UserTableModel::Column(column));
    menu->addMenu(m_columns);
    menu->popup(header->mapToGlobal(at));
}

void UserListTable::openColumnMenu()
{
    const QHeaderView *header = m_table->horizontalHeader();
    m_columns->popup(header->mapToGlobal(header->rect().bottomLeft()));
}

void UserListTable::resetColumns()
{
    const int sorted = m_table->horizontalHeader()->sortIndicatorSection();
    const Qt::SortOrder order = m_table->horizontalHeader()->sortIndicatorOrder();
    restoreColumns(*m_table, m_defaultColumns, columnWidthScale(*m_table));
    m_table->sortByColumn(sorted, order);
}

/// Copies the current cell, or all selected rows if there are several.
void UserListTable::copySelected()
{
    const QModelIndex index = m_table->currentIndex();
    if (rowsToCopy(*m_table).size() > 1)
        return copyAs(UserCopy::Plain);
    if (!index.isValid())
        return;
    const bool isId = index.column() == int(UserTableModel::Column::Id) && !privacy::isPrivacyMode();
    const QString text = index.data(isId ? int(IdRole) : int(Qt::DisplayRole)).toString();
    // treated like a client ID, whatever the column
    output::copyText(text, output::copySensitivity(privacy::Field::ClientUserId, {text}));
    Q_EMIT copied(copiedCell(index));
}

void UserListTable::copyAs(UserCopy form)
{
    const std::vector<int> rows = rowsToCopy(*m_table);
    if (rows.empty())
        return;
    if (rows.size() > size_t(maxCopiedUsers)) {
        Q_EMIT copied(
            tr("Too many users to copy (more than %1). Export them instead.").arg(formatCount(maxCopiedUsers)));
        return;
    }
    if (const QString why = rows.size() > 1 ? exportDisabledReason() : QString(); !why.isEmpty()) {
        Q_EMIT copied(why);
        return;
    }
    if (const QString why = form == UserCopy::Link ? idCopyDisabledReason() : QString(); !why.isEmpty()) {
        Q_EMIT copied(why);
        return;
    }
    QStringList ids;
    for (const int row : rows)
        ids += m_model->index(row, int(UserTableModel::Column::ClientId)).data().toString();
    output::copyText(copiedUsers(form, *m_table, *m_model, rows, m_linkService),
                     output::copySensitivity(privacy::Field::ClientUserId, ids));
    Q_EMIT copied(formatCopied(form, int(rows.size())));
}

void UserListTable::openCopyMenu()
{
    QMenu *menu = makeUserCopyMenu(m_table, [this](UserCopy form) { copyAs(form); });
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QRect row = m_table->visualRect(m_table->currentIndex());
    menu->popup(m_table->viewport()->mapToGlobal(row.bottomLeft()));
}

void UserListTable::storeColumns(SavedUserView &view) const
{
    view.sort = {m_model->sortColumn(), m_model->sortOrder()};
    view.columns = saveColumns(*m_table);
    view.columnWidthScale = columnWidthScale(*m_table);
}

void UserListTable::showColumns(const SavedUserView &view)
{
    if (view.columns.isEmpty())
        return;
    restoreColumns(*m_table, view.columns, view.columnWidthScale);
    m_table->sortByColumn(int(view.sort.column), view.sort.direction);
}

bool UserListTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy)) {
            copySelected();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            Q_EMIT opened(m_table->currentIndex().row());
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace labdesk
