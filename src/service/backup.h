// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// labdesk-service backup: copies a database file. Returns the exit code.
int runBackup(const QStringList &arguments);

} // namespace labdesk::service
