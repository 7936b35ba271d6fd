// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/userrecords.h"

namespace labdesk::service {

/// The team with this ID or name; empty: the first one. Throws DatabaseError if there is none.
Team chosenTeam(const Database &database, const QString &id);

/// The same, after the database was brought to its schema. In an empty one, that team is created: with this ID, else
/// that of the file, else a new one.
Team importTeam(const Database &database, const QString &id, const QString &idOfFile);

} // namespace labdesk::service
