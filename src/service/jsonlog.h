// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/servicemetrics.h"

#include <QString>

namespace labdesk::service {

/// JSON lines for log collectors, including the line break.
QByteArray logLine(const ServedRequest &request);
QByteArray logLine(QByteArrayView level, const QString &message);

/// Writes the line to stderr in one call.
void writeLog(const QByteArray &line);

/// From now on, messages of Qt and of the service are also logged as JSON.
void logMessagesAsJson();

} // namespace labdesk::service
