// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/usercolumns.h"
#include "store/userfilter.h"

#include <Qt>

#include <memory>
#include <vector>

namespace labdesk {

/// An order of users: what has no value comes last in either direction, equals keep the service's order. Client ids
/// compare naturally: "client-9" before "client-10".
struct UserSort
{
    UserColumn column = UserColumn::Created;
    Qt::SortOrder direction = Qt::DescendingOrder;
    friend bool operator==(const UserSort &, const UserSort &) = default;
};

/// Rows in an order, and what is needed to turn it round without comparing again.
struct SortedUsers
{
    UserSort sort;
    std::vector<UserRow> rows;
    std::vector<quint64> ties; ///< one bit for each place: 1 when its row has the same value as the one before
    size_t withValue = 0;      ///< rows from here on have no value
};
using SortedUsersPtr = std::shared_ptr<const SortedUsers>;

/// All rows in that order. Pure, for any thread; by radix, so that a million take a fraction of a second. Null when it
/// was canceled.
SortedUsersPtr sortedUsers(const UserSnapshot &users, UserSort sort, const CancelFlag *canceled = nullptr);
/// All rows in the order in which `known` has the first of them, which is an order of their own: users that stand
/// behind all of those, as they mostly do while a list arrives newest first, are put there without looking at the
/// others. Null when it was canceled.
SortedUsersPtr grownOrder(const UserSnapshot &users, const SortedUsers &known, const CancelFlag *canceled = nullptr);
/// Only these rows, which must be ascending.
std::vector<UserRow> sortedRows(const UserSnapshot &users, UserSort sort, std::vector<UserRow> rows);
/// The same rows the other way round.
SortedUsersPtr reversedUsers(const SortedUsers &sorted);
/// Whether a stands before b.
bool comesBefore(const UserSnapshot &users, UserSort sort, UserRow a, UserRow b);

} // namespace labdesk
