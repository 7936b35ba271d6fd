// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <functional>

namespace labdesk::service {

/// Brings a database to the schema of this program: an empty one is created and filled in one transaction, so that a
/// service killed meanwhile starts from an empty one again. Several processes can do so at once: one does it, and the
/// others wait. Throws DatabaseError for a newer schema, or a file that is
/// something else.
void prepareSchema(const Database &database, const std::function<void()> &fill);

/// False for a new database: for PostgreSQL, one without tables where those of this program would be.
bool hasTables(const Database &database);

/// Throws DatabaseError for a database that is empty, another program's, or of a newer schema; of an older one, too,
/// unless that may be. Changes nothing.
enum class SchemaAge { Current, Any };
void requireOwnSchema(const Database &database, SchemaAge age);

/// Of the schema in a database of this program.
qint64 versionOf(const Database &database);

/// Updates the query planner's statistics after many rows were added.
void analyze(const Database &database);

/// Returns the database's error if it can't be written to, empty if a test write reached the disk.
QString writeFault(const Database &database);

} // namespace labdesk::service
