// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"

#include <QDate>

namespace labdesk {

/// Time zones, sources (all that a user has) and months of creation divide a list that is ordered by them into groups.
bool canGroupBy(UserColumn column);
/// The month of UTC of a time, such as that of creation; invalid where it can't be read.
QDate monthOf(const UserSnapshot &users, UserColumn column, UserRow row);
bool isSameGroup(const UserSnapshot &users, UserColumn column, UserRow a, UserRow b);

/// Places in a list of rows.
struct UserGroup
{
    size_t begin = 0;
    size_t end = 0; ///< behind the last
    friend bool operator==(const UserGroup &, const UserGroup &) = default;
};
/// The group in which place `at` stands, of rows that are ordered by the column. Looks at few of them, however many
/// there are.
UserGroup groupAround(const UserSnapshot &users, UserColumn column, const std::vector<UserRow> &rows, size_t at);

} // namespace labdesk
