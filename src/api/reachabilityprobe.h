// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/socketconnector.h"
#include "api/transportsettings.h"
#include "domain/apierror.h"

#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace labdesk::api {

/// Tests whether a service can be reached: connects as a request would, within a time limit, and disconnects
/// without sending anything.
class ReachabilityProbe
{
public:
    struct Found
    {
        std::optional<SocketConnector::Step> failedAt = {};
        std::optional<ApiError> error = {}; ///< with failedAt
        QString proxy = {};                 ///< "host:port"; empty: none
    };

    /// `done` runs once, asynchronously; not at all if this is destroyed before.
    ReachabilityProbe(const TransportSettings &transport, std::chrono::milliseconds limit,
                      std::function<void(Found)> done);

private:
    void failed(const HttpReply &failure);
    void end(SocketConnector::Step step, std::optional<ApiError> error, const QString &proxy);

    TransportSettings m_transport;
    std::function<void(Found)> m_done;
    QTimer m_limit;
    std::optional<SocketConnector> m_connector;
};

} // namespace labdesk::api
