// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/userrecords.h"

namespace labdesk::service {

/// Returns the team with this ID or name, or the first team if `id` is empty. Throws DatabaseError if there is none.
Team chosenTeam(const Database &database, const QString &id);

/// Upgrades the database first, and then does the same. In an empty database, creates the team with this ID, or else
/// that of the file, or else a new one.
Team importTeam(const Database &database, const QString &id, const QString &idOfFile);

} // namespace labdesk::service
