// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// labdesk-service export: prints what a team has, as import reads it. Returns the exit code.
int runExport(const QStringList &arguments);

} // namespace labdesk::service
