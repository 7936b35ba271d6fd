// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfilter.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace labdesk {

/// How many of some users have which value.
struct UserFacets
{
    struct Count
    {
        QString value; ///< slug (of a source without one its name), zone, or "2026-03"; empty: none. See termFor().
        QString name;  ///< for people, where it differs: "Apple Health"
        UserRow users = 0;
        friend bool operator==(const Count &, const Count &) = default;
    };
    // Values that nobody has are left out, but for months.
    std::vector<Count> sources; ///< most users first; a user with two sources counts in both; the empty one last
    std::vector<Count> zones;   ///< most users first; the empty one last
    /// Created, of UTC, earliest first; unreadable times last. Months without users between them are included where
    /// that makes at most 1,200 months; of more months with users than that the latest are given.
    std::vector<Count> months;
    static constexpr size_t maxMonths = 1'200;
};

/// Of the rows in `rows`, a set of as many rows as there are users; of all when it is nullptr. Pure, for any thread;
/// uses several where it pays. Nothing when it was canceled.
std::optional<UserFacets> countFacets(const UserSnapshot &users, const RowSet *rows = nullptr,
                                      const CancelFlag *canceled = nullptr);

/// How many users have connected the provider.
qint64 usersOfSource(const UserSnapshot &users, const QString &slug);

/// The numbers behind facets. A list that arrives is not counted from its beginning each time.
class FacetCounts;
using FacetCountsPtr = std::shared_ptr<const FacetCounts>;

/// Counts `users` from row `from` on, as countFacets() does, on top of what was counted of the rows before; null when
/// it was canceled. `before` may be null.
FacetCountsPtr countMoreFacets(const FacetCountsPtr &before, UserRow from, const UserSnapshot &users,
                               const RowSet *rows = nullptr, const CancelFlag *canceled = nullptr);
UserFacets facetsOf(const FacetCounts &counts, const UserDictionary &dictionary);

} // namespace labdesk
