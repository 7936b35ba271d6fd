// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <functional>

namespace labdesk::service {

/// Upgrades a database to the schema of this program. An empty one is created and filled in a single transaction, so
/// that a service killed meanwhile starts with an empty database again. Several processes may call this at once: one
/// does the work, and the others wait. Throws DatabaseError for a newer schema, or a file that isn't a database of this
/// program.
void prepareSchema(const Database &database, const std::function<void()> &fill);

/// False for a new database; for PostgreSQL, a new database has no tables in the current schema.
bool hasTables(const Database &database);

/// Throws DatabaseError for a database that is empty or belongs to another program; unless `age` is Any, for one that
/// has a newer schema; if it is Current, also for an older one. Changes nothing.
enum class SchemaAge { Current, Readable, Any };
void requireOwnSchema(const Database &database, SchemaAge age);

/// The schema version of a database of this program.
qint64 versionOf(const Database &database);

/// Whether only a newer version of this program knows that schema version.
bool isNewerVersion(qint64 version);

/// Updates the query planner's statistics after many rows were added.
void analyze(const Database &database);

/// Returns the database's error if it can't be written to, empty if a test write reached the disk.
QString writeFault(const Database &database);

} // namespace labdesk::service
