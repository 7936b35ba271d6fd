// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "store/userfilter.h"

#include <Qt>

#include <memory>
#include <vector>

namespace labdesk {

/// A sort order of users. Users without a value come last in either direction, and ties keep the order of the service.
/// Client IDs are compared naturally: "client-9" before "client-10".
struct UserSort
{
    UserColumn column = UserColumn::Created;
    Qt::SortOrder direction = Qt::DescendingOrder;
    friend bool operator==(const UserSort &, const UserSort &) = default;
};

/// Sorted rows, with what is needed to reverse them without comparing again.
struct SortedUsers
{
    UserSort sort;
    std::vector<UserRow> rows;
    std::vector<quint64> ties; ///< one bit for each place: 1 if its row has the same value as the previous one
    size_t valueCount = 0;     ///< rows from this place on have no value
};
using SortedUsersPtr = std::shared_ptr<const SortedUsers>;

/// Returns all rows in that order. Pure, for any thread; uses radix sort, so that a million rows take a fraction of a
/// second. Null if it was canceled.
SortedUsersPtr sortedUsers(const UserSnapshot &users, UserSort sort, const CancelFlag *canceled = nullptr);
/// Returns all rows in the order of `known`, which holds the first of them. If the new users all sort after those, as
/// is usual for a list that arrives newest first, they are appended without reading the others. Null if it was
/// canceled.
SortedUsersPtr extendedOrder(const UserSnapshot &users, const SortedUsers &known, const CancelFlag *canceled = nullptr);
/// Returns only these rows, which must be ascending, in that order.
std::vector<UserRow> sortedRows(const UserSnapshot &users, UserSort sort, std::vector<UserRow> rows);
/// Returns the same rows in reverse order.
SortedUsersPtr reversedUsers(const SortedUsers &sorted);
/// Whether `a` comes before `b`.
bool comesBefore(const UserSnapshot &users, UserSort sort, UserRow a, UserRow b);

} // namespace labdesk
