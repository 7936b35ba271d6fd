// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userlisting.h"

#include <algorithm>

namespace labdesk {

namespace {

using Users = UserListingRequest::Users;
using Change = ListedUsers::Change;

/// Below 1/128 of all users, sorting the matches is faster than filtering an existing order.
constexpr UserRow orderedDivisor = 128;
/// Below 1/4, sorting the matches is faster than sorting all users first.
constexpr UserRow unorderedDivisor = 4;

SortedUsersPtr reusedOrder(const UserListingRequest &request)
{
    const SortedUsersPtr &known = request.before.order;
    if (request.userChange != Users::Same || !known || known->sort.column != request.sort.column)
        return nullptr;
    return known->sort.direction == request.sort.direction ? known : reversedUsers(*known);
}

std::optional<RowSet> matchingRows(const UserListingRequest &request, const CancelFlag *canceled)
{
    const auto &known = request.before.hits;
    const bool isQueryChanged = request.query != request.before.query;
    if (known && request.userChange == Users::Same && isQueryChanged && narrows(request.query, request.before.query))
        return rowsMatching(request.users, request.query, request.now, 0, canceled, known.get());
    if (!known || request.userChange == Users::Replaced || isQueryChanged)
        return rowsMatching(request.users, request.query, request.now, 0, canceled);
    if (request.userChange == Users::Same)
        return *known;
    auto found = rowsMatching(request.users, request.query, request.now, request.before.covered, canceled);
    if (found)
        std::transform(known->words().begin(), known->words().end(), found->words().begin(), found->words().begin(),
                       std::bit_or<>());
    return found;
}

std::vector<UserRow> filterOrder(const std::vector<UserRow> &order, const RowSet &wanted, UserRow count)
{
    // One extra element, because each row is written before it is checked.
    std::vector<UserRow> rows(count + 1);
    size_t end = 0;
    for (const UserRow row : order) {
        rows[end] = row;
        end += wanted.has(row) ? 1 : 0;
    }
    rows.resize(count);
    return rows;
}

/// Null if canceled.
SortedUsersPtr makeOrder(const UserListingRequest &request, const CancelFlag *canceled)
{
    const SortedUsersPtr &known = request.before.order;
    if (request.userChange == Users::Appended && known && known->sort == request.sort)
        return extendedOrder(request.users, *known, canceled);
    return sortedUsers(request.users, request.sort, canceled);
}

/// False if canceled.
bool findRows(const UserListingRequest &request, UserListing &listing, const CancelFlag *canceled)
{
    const UserRow total = request.users.size();
    listing.order = reusedOrder(request);
    UserRow count = total;
    if (!request.query.isEverything()) {
        auto found = matchingRows(request, canceled);
        if (!found)
            return false;
        count = found->count();
        listing.hits = std::make_shared<const RowSet>(std::move(*found));
    }
    const bool isSparse = listing.hits && count < total / (listing.order ? orderedDivisor : unorderedDivisor);
    if (isSparse) {
        listing.rows = std::make_shared<const std::vector<UserRow>>(
            sortedRows(request.users, request.sort, listing.hits->rows()));
        return true;
    }
    if (!listing.order)
        listing.order = makeOrder(request, canceled);
    if (!listing.order)
        return false;
    listing.rows = listing.hits
        ? std::make_shared<const std::vector<UserRow>>(filterOrder(listing.order->rows, *listing.hits, count))
        : UserRows(listing.order, &listing.order->rows);
    return true;
}

/// Calls visit(row) for the new matching rows, in the order of the service.
template <class Visit> void forEachNewRow(const UserListing &before, const UserListing &now, Visit visit)
{
    for (UserRow row = before.covered; row < now.covered; ++row)
        if (!now.hits || now.hits->has(row))
            visit(row);
}

/// The rows shown before, followed by the new matching ones.
UserRows unsortedRows(const UserListing &before, const UserListing &now)
{
    auto rows = std::make_shared<std::vector<UserRow>>();
    rows->reserve(now.rows->size());
    *rows = *before.rows;
    forEachNewRow(before, now, [&rows](UserRow row) { rows->push_back(row); });
    return rows;
}

} // namespace

std::optional<ListedUsers> listUsers(const UserListingRequest &request, const CancelFlag *canceled)
{
    ListedUsers listed{{request.users, request.users.size(), request.query, request.sort, {}, {}, {}, {}, 0, {}},
                       Change::Replaced,
                       {}};
    UserListing &listing = listed.listing;
    if (!findRows(request, listing, canceled))
        return std::nullopt;
    if (request.userChange == Users::Replaced || request.query != request.before.query)
        return listed;
    listing.counts = request.before.counts;
    listing.counted = request.before.counted;
    listing.facets = request.before.facets;
    const auto &before = *request.before.rows;
    const auto &now = *listing.rows;
    size_t expected = before.size();
    forEachNewRow(request.before, listing, [&expected](UserRow) { ++expected; });
    if (now.size() != expected) { // matches changed with time, as with a query for ages
        listing.counts.reset();
        return listed;
    }
    if (std::equal(before.begin(), before.end(), now.begin()))
        listed.change = now.size() == before.size() ? Change::None : Change::Continued;
    else
        listed.change = now.size() == before.size() ? Change::Order : Change::Appended;
    if (listed.change == Change::Appended)
        listed.unsorted = unsortedRows(request.before, listing);
    return listed;
}

std::optional<UserListingDetails> detailsOf(const UserListing &listing, qint64 now, bool withOrder, bool withFacets,
                                            const CancelFlag *canceled)
{
    UserListingDetails details;
    if (listing.rows->empty() && !listing.query.isEverything() && listing.users.size() > 0)
        details.blockingTerms = blockingTerms(listing.users, listing.query, now, canceled);
    if (withFacets)
        details.counts = countMoreFacets(listing.counts, listing.counts ? listing.counted : 0, listing.users,
                                         listing.hits.get(), canceled);
    if (details.counts && details.counts == listing.counts)
        details.facets = listing.facets;
    else if (details.counts)
        details.facets = std::make_shared<UserFacets>(facetsOf(*details.counts, listing.users.dictionary(), canceled));
    if (withOrder)
        details.order = listing.order ? listing.order : sortedUsers(listing.users, listing.sort, canceled);
    if (canceled && *canceled)
        return std::nullopt;
    return details;
}

} // namespace labdesk
