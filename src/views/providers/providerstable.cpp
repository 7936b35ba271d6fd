// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/providers/providerstable.h"

#include "models/providertablemodel.h"
#include "widgets/columnautohide.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QTableView>

namespace labdesk {

void setUpProvidersTable(QTableView *table, ProviderTableModel *model)
{
    using Column = ProviderTableModel::Column;
    const Metrics metrics = metricsFor(table);
    TableDelegate *delegate = setUpTable(table);
    delegate->setLook(int(Column::Slug), ColumnLook::Id);
    delegate->setLook(int(Column::Auth), ColumnLook::ChipList);
    delegate->setLook(int(Column::Resources), ColumnLook::Quantity);
    table->setModel(model);
    QHeaderView *header = table->horizontalHeader();
    header->setSortIndicator(int(Column::Name), Qt::AscendingOrder);
    table->setSortingEnabled(true);
    header->setStretchLastSection(false); // the first column takes what is left
    header->setSectionResizeMode(int(Column::Name), QHeaderView::Stretch);
    table->setColumnWidth(int(Column::Slug), metrics.px(162));
    table->setColumnWidth(int(Column::Auth), metrics.px(176));
    table->setColumnWidth(int(Column::Resources), metrics.px(80));
    fitTitles(table);
    dropColumnsToFit(table, {int(Column::Slug)}, metrics.px(180)); // the names are whole
    keepCurrentBy(table, IdRole, false);
}

} // namespace labdesk
