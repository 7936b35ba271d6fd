// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;
class QTableView;
class QWidget;

namespace labdesk {

class Settings;

/// Gives the splitters and tables inside of `root` the sizes they had, by their object names, and switches those
/// buttons on that were on and have the dynamic property `kept`. A table's model must be there.
void restoreSizes(const QWidget &root, const Settings &settings);
void saveSizes(const QWidget &root, Settings &settings);

/// The text size that the widths of a table's columns are for, in thousandths of a pixel of the design.
int unitOfWidths(const QTableView &table);
/// Gives a table columns that it had, from columnsToKeep(), in today's text size.
void restoreColumns(QTableView &table, const QByteArray &state, int unit);

} // namespace labdesk
