// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "store/usersnapshot.h"

#include <QStringList>

#include <functional>

class QMenu;

namespace labdesk {

/// The terms that find users with the value that stands in a cell: `src:oura`, `tz:none`, `created:2026-03-12`,
/// `client:client-0004`. Empty for columns whose values nobody shares or the filter does not know.
QStringList filterTermsOf(const UserSnapshot &users, UserRow row, UserColumn column);

/// "Filter by src:oura" and "Exclude src:oura" at the end of a row's menu; in menus of their own where there are
/// several. `chosen` gets the term, with a `-` before it for the second.
void addFilterActions(QMenu *menu, const QStringList &terms, const std::function<void(const QString &term)> &chosen);

} // namespace labdesk
