// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

// Backup and restore of PostgreSQL with its own tools. All functions throw std::runtime_error, whose what() is a
// sentence.

/// Dumps the database at this URL to a new file, or to stdout if it is "-".
void dumpPostgres(const QString &url, const QString &file);

/// Replaces the database at this URL by a file of dumpPostgres(), all or nothing. Existing records are replaced only
/// with `replaces`. Refuses a database that a service uses, or that belongs to another program.
void restorePostgres(const QString &url, const QString &file, bool replaces);

} // namespace labdesk::service
