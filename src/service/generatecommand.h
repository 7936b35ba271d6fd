// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// labdesk-service generate: prints an invented team. Returns the exit code.
int runGenerate(const QStringList &arguments);

} // namespace labdesk::service
