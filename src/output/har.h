// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk::output {

/// An attempt of a request. Not masked yet, except that headers with the key have no value.
struct HarEntry
{
    using Headers = QList<std::pair<QByteArray, QByteArray>>;
    using Time = std::optional<std::chrono::milliseconds>; ///< no value: not measured

    QDateTime startedAt = {};
    QString method = {};
    QString origin = {}; ///< "https://example.com"
    QString path = {};   ///< as sent, without the query
    QStringList queryNames = {};
    Headers sent = {};
    QByteArray sentBody = {};           ///< JSON
    QString missingSentBodyReason = {}; ///< why it is missing, though one was sent; display text
    int status = 0;                     ///< 0: no response
    Headers came = {};
    QByteArray body = {};           ///< JSON
    qint64 bodySize = 0;            ///< in bytes, as received
    QString missingBodyReason = {}; ///< why it is missing; display text
    privacy::RecordKind kind = privacy::RecordKind::Insurance;
    Time queue = {};
    Time connect = {};
    Time wait = {};
    Time read = {};
    Time total = {};
    QString comment = {}; ///< the request, the number of the attempt, and its result
};

/// HAR 1.2. Headers, bodies, and paths are masked by `privacy`; query values are omitted, and the key is never
/// included. Call it in a worker thread, because bodies of 20 MB take time.
QByteArray harDocument(const std::vector<HarEntry> &entries, const QString &version);

} // namespace labdesk::output
