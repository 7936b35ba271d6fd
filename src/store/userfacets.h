// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfilter.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace labdesk {

/// How many users have each value.
struct UserFacets
{
    struct Count
    {
        /// A slug (or a name if the source has none), a time zone, or "2026-03"; empty for no value. See termFor().
        QString value;
        QString name; ///< display name if it differs: "Apple Health"
        UserRow users = 0;
        friend bool operator==(const Count &, const Count &) = default;
    };
    // Values that no user has are omitted, except for months.
    std::vector<Count> sources; ///< most users first; a user with two sources counts in both; the empty one last
    std::vector<Count> zones;   ///< most users first; the empty one last
    /// Month of creation in UTC, earliest first, unreadable times last. Months without users in between are included if
    /// that makes at most 1,200 months. If more months than that have users, only the latest are included.
    std::vector<Count> months;
    static constexpr size_t maxMonths = 1'200;
};

/// Counts the rows in `rows`, which must have as many rows as there are users, or all rows if it is null. Pure, for any
/// thread; uses several threads if that is faster. Nothing if it was canceled.
std::optional<UserFacets> countFacets(const UserSnapshot &users, const RowSet *rows = nullptr,
                                      const CancelFlag *canceled = nullptr);

/// How many users have connected the provider.
qint64 usersOfSource(const UserSnapshot &users, const QString &slug);

/// The counts that facets are made from, so that a list that is still arriving isn't counted from the beginning each
/// time.
class FacetCounts;
using FacetCountsPtr = std::shared_ptr<const FacetCounts>;

/// Counts `users` from row `from` on like countFacets(), and adds the counts of the rows before. `before` may be null.
/// Null if it was canceled.
FacetCountsPtr countMoreFacets(const FacetCountsPtr &before, UserRow from, const UserSnapshot &users,
                               const RowSet *rows = nullptr, const CancelFlag *canceled = nullptr);
/// The result is invalid if it was canceled.
UserFacets facetsOf(const FacetCounts &counts, const UserDictionary &dictionary, const CancelFlag *canceled = nullptr);

} // namespace labdesk
