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

/// The forms in which rows of the user list go to the clipboard. For eyes as the table shows them (Plain, WithHeaders,
/// Markdown, Column), for machines with the keys of the contract and all that the list knows (Csv, Json, JsonLines).
enum class UserCopy { Plain, WithHeaders, Csv, Json, JsonLines, Markdown, Column, Link };

/// More rows than these are for an export.
constexpr int mostCopiedUsers = 50'000;

/// The rows that are selected, from top to bottom; where none is, the current one. No more than one above the limit.
std::vector<int> rowsToCopy(const QTableView &table);
/// `service`: for links, see Link.
QString copiedUsers(UserCopy form, const QTableView &table, const UserTableModel &model, const std::vector<int> &rows,
                    const QString &service);

/// "Copied 3 users as CSV."
QString formatCopied(UserCopy form, int rows);
/// "Copy as" with all forms; `copy` runs for the one that is chosen.
QMenu *makeUserCopyMenu(QWidget *parent, const std::function<void(UserCopy)> &copy);

} // namespace labdesk
