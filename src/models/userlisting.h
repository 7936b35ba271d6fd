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

/// The users that a table shows, their order, and intermediate results for the next listing.
struct UserListing
{
    UserSnapshot users;
    UserRow covered = 0; ///< number of rows of `users` that were processed; later ones were added since
    UserQuery query;
    UserSort sort;
    UserRows rows = std::make_shared<const std::vector<UserRow>>();
    SortedUsersPtr order;               ///< of all covered rows; null: unknown
    std::shared_ptr<const RowSet> hits; ///< the covered rows that match the query; null: unknown
    FacetCountsPtr counts;              ///< of the first `counted` matching rows; null: unknown
    UserRow counted = 0;
    std::shared_ptr<const UserFacets> facets; ///< of `counts`
};

/// What to list, and the previous listing.
struct UserListingRequest
{
    /// How the users compare to those of the previous listing.
    enum class Users { Same, Appended, Replaced };

    UserSnapshot users;
    Users userChange = Users::Replaced;
    UserQuery query;
    UserSort sort;
    qint64 now = 0; ///< in ms, UTC
    UserListing before;
};

struct ListedUsers
{
    /// What changed compared to the rows shown before.
    enum class Change {
        None,
        Order,     ///< the same rows in a different order
        Continued, ///< rows were added at the end
        Appended,  ///< rows were inserted; see `unsorted`
        Replaced
    };

    UserListing listing;
    Change change = Change::Replaced;
    UserRows unsorted; ///< only for Grown: the previous rows in their order, followed by the new ones
};

/// Pure, for any thread. No value if canceled.
std::optional<ListedUsers> listUsers(const UserListingRequest &request, const CancelFlag *canceled = nullptr);

/// Results that are computed after the rows are shown.
struct UserListingDetails
{
    SortedUsersPtr order;                     ///< of all users, for the next filter; null: not requested
    std::shared_ptr<const UserFacets> facets; ///< only if requested
    FacetCountsPtr counts;                    ///< the basis of the facets, for all covered rows
    std::vector<BlockingTerm> blockingTerms;  ///< only if no rows match
};
std::optional<UserListingDetails> detailsOf(const UserListing &listing, qint64 now, bool withOrder, bool withFacets,
                                            const CancelFlag *canceled = nullptr);

} // namespace labdesk
