// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "store/usersnapshot.h"

#include <QStringList>

#include <functional>

class QMenu;

namespace labdesk {

/// The terms that match the value in a cell: `src:oura`, `tz:none`, `created:2026-03-12`, `client:client-0004`. Empty
/// for columns with unique values and those without a filter field.
QStringList filterTermsOf(const UserSnapshot &users, UserRow row, UserColumn column);

/// Adds "Filter by src:oura" and "Exclude src:oura" to the end of a row's menu; as submenus if there are several terms.
/// `chosen` receives the term, with a leading `-` for an exclusion.
void addFilterActions(QMenu *menu, const QStringList &terms, const std::function<void(const QString &term)> &chosen);

} // namespace labdesk
