// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

namespace labdesk::service {

/// What an administrator has to know of the database in use, for a log: engine, file or URL (without a password) and
/// schema, version, and how many teams and keys it has. Throws DatabaseError.
QString databaseFacts(const Database &database);

} // namespace labdesk::service
