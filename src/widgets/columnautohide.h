// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QByteArray;
class QTableView;

namespace labdesk {

/// Hides these columns while the table is narrower than `width` pixels, so that the others stay readable. What they say
/// has to stand elsewhere, too.
void hideColumnsBelow(QTableView *table, int width, std::vector<int> columns);

/// Hides as many of these columns as it takes to do without scrolling sideways, the first one first, and shows them
/// again when there is room. One that is shown by hand meanwhile stays. What they say has to stand elsewhere, too.
/// Columns that are tools come and go with them. `least`: the pixels that the column which takes what is left shall
/// have.
void dropColumnsToFit(QTableView *table, const std::vector<int> &columns, int least = 0);
/// The same with a `least` for each: some are worth more than the whole text of that column, others aren't.
struct ColumnToDrop
{
    int column;
    int least;
};
void dropColumnsByRoom(QTableView *table, std::vector<ColumnToDrop> columns);

/// The header's state as it is with all columns: neither how narrow a table once was is kept, nor a hidden tool.
QByteArray columnsToKeep(QTableView &table);

} // namespace labdesk
