// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/logging.h"

namespace labdesk {

Q_LOGGING_CATEGORY(apiLog, "labdesk.api", QtFatalMsg)
Q_LOGGING_CATEGORY(platformLog, "labdesk.platform", QtFatalMsg)
Q_LOGGING_CATEGORY(sessionLog, "labdesk.session", QtFatalMsg)
Q_LOGGING_CATEGORY(modelsLog, "labdesk.models", QtFatalMsg)
Q_LOGGING_CATEGORY(outputLog, "labdesk.output", QtFatalMsg)
Q_LOGGING_CATEGORY(shellLog, "labdesk.shell", QtFatalMsg)
Q_LOGGING_CATEGORY(appLog, "labdesk.app", QtFatalMsg)

} // namespace labdesk
