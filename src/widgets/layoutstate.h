// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;
class QTableView;
class QWidget;

namespace labdesk {

class Settings;

/// Restores the sizes of the splitters and tables inside `root` by object name, and the state of toggle buttons with
/// the dynamic property `kept`. Tables must already have a model.
void restoreSizes(const QWidget &root, const Settings &settings);
void saveSizes(const QWidget &root, Settings &settings);

/// The text size that a table's column widths are for, in thousandths of a design pixel.
int columnWidthScale(const QTableView &table);
/// Restores a table's columns from saveColumns(), scaled to the current text size.
void restoreColumns(QTableView &table, const QByteArray &state, int unit);

} // namespace labdesk
