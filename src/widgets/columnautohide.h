// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QByteArray;
class QTableView;

namespace labdesk {

/// Hides these columns, in this order, until the table fits without horizontal scrolling, and shows them again once
/// there is space. A column that the person shows meanwhile stays visible. Their content must be available elsewhere,
/// too. Tool columns are shown and hidden with the other tools. `minWidth`: minimum width in pixels of the stretched
/// column.
void hideColumnsToFit(QTableView *table, const std::vector<int> &columns, int minWidth = 0);
struct ColumnToHide
{
    int column;
    int minWidth; ///< of the stretched column, while this one is shown
};
/// Like hideColumnsToFit(), with a minimum width for each column: the less important a column, the larger.
void hideColumnsBySpace(QTableView *table, std::vector<ColumnToHide> columns);

/// Fits the columns anew. To be called after the header's state was restored, which shows and hides columns.
void refitColumns(QTableView &table);

/// The header's state with all columns, regardless of columns hidden for lack of space and hidden tools.
QByteArray saveColumns(QTableView &table);

} // namespace labdesk
