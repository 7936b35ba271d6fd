// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/servicemetrics.h"

#include <QString>

namespace labdesk::service {

/// Lines of JSON for log collectors, each ended by a line break.
QByteArray logLine(const ServedRequest &request);
QByteArray logLine(QByteArrayView level, const QString &message);

/// Writes the line to stderr, in one piece.
void writeLog(const QByteArray &line);

/// From now on, also what Qt and the service warn of is a line of JSON.
void logMessagesAsJson();

} // namespace labdesk::service
