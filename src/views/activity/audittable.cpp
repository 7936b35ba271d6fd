// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/audittable.h"

#include "models/audittablemodel.h"
#include "session/auditentry.h"
#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/columnautohide.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Width of the time of day that follows a date.
int widthOfLongestTime(const QTableView *table)
{
    int maxWidth = 0;
    for (const int hour : {10, 22})
        maxWidth = std::max(maxWidth, table->fontMetrics().horizontalAdvance(u", "_s + localTime(QTime(hour, 48))));
    return maxWidth;
}

/// Fits the column to one chip for the outcome, or to two if the trail is damaged, because the second marks a record as
/// unverified.
void fitOutcomeColumn(QTableView *table, const AuditTableModel &model)
{
    const AuditRecord unverified{.outcome = auditKey(AuditOutcome::Done), .isVerified = false};
    Chips each;
    for (int outcome = 0; outcome <= int(AuditOutcome::ConfirmedDone); ++outcome)
        each += auditChips({.outcome = auditKey(AuditOutcome(outcome))});
    table->setColumnWidth(int(AuditTableModel::Column::Outcome),
                          model.areAllVerified() ? widthOfChips(table, each)
                                                 : widthOfChipRow(table, auditChips(unverified)));
}

} // namespace

void setUpAuditTable(QTableView *table, AuditTableModel *model)
{
    using Column = AuditTableModel::Column;
    const Metrics metrics = metricsFor(table);
    TableDelegate *delegate = setUpTable(table);
    setUnsortedOrder(table, AuditTableModel::tr("Newest first"));
    delegate->setColumnStyle(int(Column::Time), ColumnStyle::Second);
    delegate->setColumnStyle(int(Column::User), ColumnStyle::ShortId);
    delegate->setColumnStyle(int(Column::Outcome), ColumnStyle::ChipList);
    delegate->setColumnStyle(int(Column::Number), ColumnStyle::Quantity);
    delegate->setNameColumn(int(Column::Operation));
    table->setModel(model);
    table->horizontalHeader()->setStretchLastSection(false);
    table->horizontalHeader()->setSectionResizeMode(int(Column::Operation), QHeaderView::Stretch);
    const std::pair<Column, double> widths[] = {
        {Column::Who, 112}, {Column::User, 122}, {Column::Ticket, 84}, {Column::Connection, 180}, {Column::Number, 64}};
    for (const auto &[column, width] : widths)
        table->setColumnWidth(int(column), metrics.px(width));
    table->setColumnWidth(int(Column::Time), widthOfDates(table) + widthOfLongestTime(table));
    fitOutcomeColumn(table, *model);
    QObject::connect(model, &QAbstractItemModel::modelReset, table,
                     [table, model] { fitOutcomeColumn(table, *model); });
    fitColumnTitles(table);
    // Person, action, and outcome are visible at any width. The tooltip of the action shows its full text.
    const AuditRecord longest{.operation = auditKey(AuditOperation::ChangeZone),
                              .zoneBefore = u"America/Los_Angeles"_s,
                              .zoneAfter = u"America/New_York"_s};
    const int whole = widthOfText(table, auditOperationText(longest));
    const int some = metrics.px(170);
    hideColumnsBySpace(table,
                       {{int(Column::Number), whole},
                        {int(Column::Connection), whole},
                        {int(Column::Ticket), some},
                        {int(Column::User), some},
                        {int(Column::Time), some}});
    keepCurrentByRole(table, IdRole, false);
}

} // namespace labdesk
