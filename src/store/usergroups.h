// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"

#include <QDate>

namespace labdesk {

/// Whether a list sorted by this column can be divided into groups: time zones, sources (all those of a user), and
/// months of creation.
bool canGroupBy(UserColumn column);
/// The month of a time in UTC, such as the time of creation; invalid if the time can't be read.
QDate monthOf(const UserSnapshot &users, UserColumn column, UserRow row);
bool isSameGroup(const UserSnapshot &users, UserColumn column, UserRow a, UserRow b);

/// A range of places in a list of rows.
struct UserGroup
{
    size_t begin = 0;
    size_t end = 0; ///< after the last place
    friend bool operator==(const UserGroup &, const UserGroup &) = default;
};
/// Returns the group that contains place `at`, in rows sorted by the column. Reads only a few rows, however many there
/// are.
UserGroup groupAround(const UserSnapshot &users, UserColumn column, const std::vector<UserRow> &rows, size_t at);

} // namespace labdesk
