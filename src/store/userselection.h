// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfacets.h"

#include <optional>
#include <string>
#include <vector>

namespace labdesk {

/// A selection of the users in a snapshot. Cheap to copy: one bit per user, however many are selected.
struct UserSelection
{
    UserSnapshot users = {};
    RowSet rows = RowSet(); ///< has as many rows as there are users

    UserRow count() const { return rows.count(); }
};

/// Returns the selected users, by ID, in another snapshot; users that it doesn't have are omitted. Pure. Usually reads
/// each selected row once; at worst, every user of both snapshots.
UserSelection sameUsersIn(const UserSelection &selection, const UserSnapshot &to);

/// Returns the row of each ID; nothing for IDs that no user has. Reads every user once, however many IDs there are.
std::vector<std::optional<UserRow>> rowsWithIds(const UserSnapshot &users, const std::vector<std::string> &ids);

/// Facts about the selected users that should be shown before an action on all of them.
struct UserSelectionFacts
{
    UserRow users = 0;
    UserFacets counts = {};     ///< sources and time zones, including users without one
    UserRow ingestionEnded = 0; ///< users whose sources the service has deregistered
};

/// `now` is in ms UTC. Pure, for any thread. Nothing if it was canceled.
std::optional<UserSelectionFacts> factsOf(const UserSelection &selection, qint64 now,
                                          const CancelFlag *canceled = nullptr);

} // namespace labdesk
