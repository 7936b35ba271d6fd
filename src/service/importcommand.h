// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// labdesk-service import: writes the records of a file into a database. Returns the exit code: 2 when some lines were
/// refused.
int runImport(const QStringList &arguments);

} // namespace labdesk::service
