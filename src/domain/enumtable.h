// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <functional>
#include <iterator>

namespace labdesk {

/// Whether a table has a row for each value of an enum up to `last`, in order, so that a value is the index of its row.
/// For a static_assert next to the table. `value` returns the enum value of a row; by default, it is the first member
/// of a pair.
constexpr bool isTableOf(const auto &rows, auto last, auto value)
{
    return std::size(rows) == size_t(last) + 1 && std::ranges::all_of(rows, [&](const auto &row) {
               return size_t(std::invoke(value, row)) == size_t(&row - rows);
           });
}

constexpr bool isTableOf(const auto &rows, auto last)
{
    return isTableOf(rows, last, [](const auto &row) { return row.first; });
}

/// The entry of such a table for a value.
constexpr const auto &entryOf(const auto &rows, auto value)
{
    Q_ASSERT(size_t(value) < std::size(rows)); // isTableOf() doesn't check values after `last`
    return rows[size_t(value)].second;
}

} // namespace labdesk
