// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/rowwriter.h"

#include <span>

class QAbstractItemModel;

namespace labdesk::output {

// Rows of a list model for RowWriter, by the roles of text/chip.h: the window and the command line write the same.

/// The columns with these numbers, in that order.
std::vector<Column> columnsOf(const QAbstractItemModel &model, std::span<const int> columns);
/// The values of a row in these columns. `role`: ValueRole for programs, Qt::DisplayRole for people.
Row rowOf(const QAbstractItemModel &model, int row, std::span<const int> columns, int role);
std::vector<int> allColumnsOf(const QAbstractItemModel &model);

} // namespace labdesk::output
