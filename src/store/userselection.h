// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfacets.h"

#include <optional>
#include <string>
#include <vector>

namespace labdesk {

/// Some of the users at one moment. Cheap to copy up to a bit for each user, however many of them are meant.
struct UserSelection
{
    UserSnapshot users = {};
    RowSet rows = RowSet(); ///< as many rows as there are users

    UserRow count() const { return rows.count(); }
};

/// The same users by id among those of another moment; who is not there any more is left out. Pure; as a rule a look at
/// each row that is meant, at worst one at every user of both.
UserSelection sameUsersIn(const UserSelection &selection, const UserSnapshot &to);

/// The row of each of these ids; nothing for those that are not among the users. One look at every user, however many
/// ids.
std::vector<std::optional<UserRow>> rowsWithIds(const UserSnapshot &users, const std::vector<std::string> &ids);

/// What they have in common, and what should be known before anything is done to all of them.
struct UserSelectionFacts
{
    UserRow users = 0;
    UserFacets counts = {};     ///< sources and zones, with the empty ones
    UserRow ingestionEnded = 0; ///< the service has deregistered their sources
};

/// `now` in ms UTC. Pure, for any thread. Nothing when it was canceled.
std::optional<UserSelectionFacts> factsOf(const UserSelection &selection, qint64 now,
                                          const CancelFlag *canceled = nullptr);

} // namespace labdesk
