// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace labdesk {

/// One category per folder, all of them off until QT_LOGGING_RULES turns them on (docs/administration.md). Only
/// operations, counts, states, and times are logged: never an ID, a name, a path, a body, an address, or a secret.
Q_DECLARE_LOGGING_CATEGORY(apiLog)
Q_DECLARE_LOGGING_CATEGORY(platformLog)
Q_DECLARE_LOGGING_CATEGORY(sessionLog)
Q_DECLARE_LOGGING_CATEGORY(modelsLog)
Q_DECLARE_LOGGING_CATEGORY(outputLog)
Q_DECLARE_LOGGING_CATEGORY(shellLog)
Q_DECLARE_LOGGING_CATEGORY(appLog)

} // namespace labdesk
