// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

class QMenu;
class QTableView;
class QWidget;

namespace labdesk {

class UserTableModel;

/// The formats in which rows of the user list can be copied. Plain, WithHeaders, Markdown and Column contain what the
/// table shows; Csv, Json and JsonLines contain all known values with the keys of the contract.
enum class UserCopy { Plain, WithHeaders, Csv, Json, JsonLines, Markdown, Column, Link };

/// Larger selections have to be exported.
constexpr int maxCopiedUsers = 50'000;

/// The selected rows from top to bottom, otherwise the current one. At most one more than maxCopiedUsers.
std::vector<int> rowsToCopy(const QTableView &table);
/// `service`: for links, see Link.
QString copiedUsers(UserCopy form, const QTableView &table, const UserTableModel &model, const std::vector<int> &rows,
                    const QString &service);

/// "Copied 3 users as CSV."
QString formatCopied(UserCopy form, int rows);
/// A "Copy as" menu with all formats; `copy` runs for the selected one.
QMenu *makeUserCopyMenu(QWidget *parent, const std::function<void(UserCopy)> &copy);

} // namespace labdesk
