// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/audittable.h"

#include "models/audittablemodel.h"
#include "session/auditentry.h"
#include "widgets/columnautohide.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QTableView>

#include <utility>

namespace labdesk {

void setUpAuditTable(QTableView *table, AuditTableModel *model)
{
    using Column = AuditTableModel::Column;
    const Metrics metrics = metricsFor(table);
    TableDelegate *delegate = setUpTable(table);
    delegate->setColumnStyle(int(Column::Number), ColumnStyle::Quantity);
    delegate->setColumnStyle(int(Column::Target), ColumnStyle::ShortId);
    delegate->setColumnStyle(int(Column::Outcome), ColumnStyle::ChipList);
    delegate->setColumnStyle(int(Column::Who), ColumnStyle::Second);
    table->setModel(model);
    table->horizontalHeader()->setStretchLastSection(false);
    table->horizontalHeader()->setSectionResizeMode(int(Column::Operation), QHeaderView::Stretch);
    const std::pair<Column, double> widths[]
        = {{Column::Number, 64}, {Column::Target, 112}, {Column::Connection, 200}, {Column::Who, 96}};
    for (const auto &[column, width] : widths)
        table->setColumnWidth(int(column), metrics.px(width));
    table->setColumnWidth(int(Column::Time), widthOfDates(table) + widthOfTimes(table));
    const AuditRecord unproved{.outcome = auditKey(AuditOutcome::Done), .isProved = false}; // says both
    table->setColumnWidth(int(Column::Outcome), widthOfChipRow(table, auditChips(unproved)));
    fitTitles(table);
    // The tooltip of what was done says all of it.
    // Who, what and what came of it are seen at any width.
    dropColumnsToFit(table, {int(Column::Number), int(Column::Connection), int(Column::Target), int(Column::Time)},
                     metrics.px(170));
    keepCurrentBy(table, IdRole, false);
}

} // namespace labdesk
