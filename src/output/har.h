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

/// One try of a request, as it is handed over: nothing of it is masked yet, but a header that carries the key has no
/// value.
struct HarEntry
{
    using Headers = QList<std::pair<QByteArray, QByteArray>>;
    using Time = std::optional<std::chrono::milliseconds>; ///< nothing: it could not be measured

    QDateTime startedAt = {};
    QString method = {};
    QString origin = {}; ///< "https://example.com"
    QString path = {};   ///< as on the wire, without the query
    QStringList queryNames = {};
    Headers sent = {};
    QByteArray sentBody = {}; ///< JSON
    QString noSentBody = {};  ///< why there is none, though one was sent; as shown
    int status = 0;           ///< 0: no answer came
    Headers came = {};
    QByteArray body = {}; ///< JSON
    qint64 bodySize = 0;  ///< bytes as they came
    QString noBody = {};  ///< why it isn't here; as shown
    privacy::RecordKind kind = privacy::RecordKind::Insurance;
    Time queue = {};
    Time connect = {};
    Time wait = {};
    Time read = {};
    Time total = {};
    QString comment = {}; ///< which try of which request, and what became of it
};

/// HAR 1.2. Headers, bodies, and paths go through `privacy`, query values are left out, and the key is never in it. For
/// a worker thread: bodies of 20 MB take their time.
QByteArray harDocument(const std::vector<HarEntry> &entries, const QString &version);

} // namespace labdesk::output
