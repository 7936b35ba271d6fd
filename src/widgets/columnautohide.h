// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QByteArray;
class QTableView;

namespace labdesk {

/// Hides these columns while the table is narrower than `width` pixels, so that the others stay readable. Their content
/// must be available elsewhere, too.
void hideColumnsBelow(QTableView *table, int width, std::vector<int> columns);

/// Hides these columns, in this order, until the table fits without horizontal scrolling, and shows them again once
/// there is space. A column that the person shows meanwhile stays visible. Their content must be available elsewhere,
/// too. Tool columns are shown and hidden with the other tools. `least`: minimum width in pixels of the stretched
/// column.
void hideColumnsToFit(QTableView *table, const std::vector<int> &columns, int least = 0);
/// Like hideColumnsToFit(), with a `least` for each column, by its importance compared to the stretched column's text.
struct ColumnToHide
{
    int column;
    int least;
};
void hideColumnsBySpace(QTableView *table, std::vector<ColumnToHide> columns);

/// The header's state with all columns, regardless of columns hidden for lack of space and hidden tools.
QByteArray saveColumns(QTableView &table);

} // namespace labdesk
