// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

// Backup and restore of PostgreSQL, with its own programs. Each throws std::runtime_error, whose what() is a sentence.

/// Writes what the database at this URL has into a new file, or to stdout: "-".
void dumpPostgres(const QString &url, const QString &file);

/// Puts a file of dumpPostgres() in the place of what the database at this URL has, all or nothing. With records there,
/// only if they are to be replaced; never beside a service, and never into what belongs to another program.
void restorePostgres(const QString &url, const QString &file, bool replaces);

} // namespace labdesk::service
