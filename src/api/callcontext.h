// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "api/decodeworker.h"
#include "api/requestslots.h"
#include "api/retrybudget.h"
#include "api/streamworker.h"
#include "api/tokenkeeper.h"
#include "api/wayout.h"

#include <QHash>

#include <functional>
#include <memory>

namespace labdesk::api {

/// What all calls of one client share. Outlives them.
struct CallContext
{
    // One call too many on the wire and the transport would queue it itself: it has six sockets for a host.
    static constexpr int InteractivePlaces = 6;
    static constexpr int BulkPlaces = 4;

    Connection connection;
    Secret secret;
    WayOut way;
    Surroundings surroundings;
    std::function<void(const RequestRecord &)> report;
    std::function<bool()> mayWrite = {}; ///< empty: whenever the connection allows it
    RetryBudget budget{surroundings.retry.retriesPerMinute};
    RequestSlots interactive{InteractivePlaces, way.passage};
    RequestSlots bulk{BulkPlaces, way.passage};
    DecodeWorker decoder = {};
    std::shared_ptr<StreamWorker> streams = {}; ///< made on first use; lives as long as a stream of it
    std::unique_ptr<TokenKeeper> tokens = {};   ///< of a bearer connection
    /// Whether the path of an operation ends with a slash, where the service redirected to that form.
    QHash<QByteArray, bool> pathForms = {};
    quint64 lastId = 0;
};

} // namespace labdesk::api
