// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfacets.h"
#include "store/userfilter.h"
#include "store/userorder.h"

#include <memory>
#include <optional>
#include <vector>

namespace labdesk {

using UserRows = std::shared_ptr<const std::vector<UserRow>>;

/// Which users a table shows, in which order, and what it knows of how that came about.
struct UserListing
{
    UserSnapshot users;
    UserRow covered = 0; ///< the first rows of `users`, which were looked at; behind them are some that came since
    UserQuery query;
    UserSort sort;
    UserRows rows = std::make_shared<const std::vector<UserRow>>();
    SortedUsersPtr order;               ///< all covered rows; null: not known
    std::shared_ptr<const RowSet> hits; ///< the covered rows for which the query holds; null: not known
    FacetCountsPtr counts;              ///< of the first `counted` rows for which it holds; null: not known
    UserRow counted = 0;
};

/// What is to be listed, and what was before.
struct UserListingRequest
{
    /// Against those of the listing before, the users are...
    enum class Users { Same, Grown, Others };

    UserSnapshot users;
    Users against = Users::Others;
    UserQuery query;
    UserSort sort;
    qint64 now = 0; ///< ms UTC
    UserListing before;
};

struct ListedUsers
{
    /// What became of the rows shown before.
    enum class Change {
        None,
        Order,     ///< the same rows in another order
        Continued, ///< others follow them
        Grown,     ///< others are among them; see `unsorted`
        Others
    };

    UserListing listing;
    Change change = Change::Others;
    UserRows unsorted; ///< only for Grown: the rows shown before, as they stood, and behind them those that have come
};

/// Pure, for any thread. Nothing when it was canceled.
std::optional<ListedUsers> listUsers(const UserListingRequest &request, const CancelFlag *canceled = nullptr);

/// What is computed after the rows are shown.
struct UserListingDetails
{
    SortedUsersPtr order;                    ///< of all users, for the next filter; null: not asked for
    std::optional<UserFacets> facets;        ///< only when asked for
    FacetCountsPtr counts;                   ///< behind those, of all rows covered
    std::vector<BlockingTerm> blockingTerms; ///< only when no row is shown
};
std::optional<UserListingDetails> detailsOf(const UserListing &listing, qint64 now, bool withOrder, bool withFacets,
                                            const CancelFlag *canceled = nullptr);

} // namespace labdesk
