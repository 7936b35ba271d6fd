// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/proxyauthenticator.h"
#include "domain/apierror.h"

#include <QSslConfiguration>
#include <QUrl>

#include <optional>

namespace labdesk::api {

/// What the connections to a client's service are made with.
struct TransportSettings
{
    QUrl url;
    ProxyRoute proxyRoute = {};
    std::optional<QSslConfiguration> tls = {}; ///< if the connection has CA or client certificates of its own
    QString certificate = {};                  ///< the file of that; empty: there is none
    QString caFileFault = {};                  ///< why the CA file couldn't be read; the system's CAs are trusted then
    std::optional<ApiError> obstacle = {};     ///< why no connection is made
};

/// Completes a failure with what only the transport settings know: the address of the proxy, why the CA file
/// could not be read, whether a client certificate was shown.
ApiError withRouteDetails(ApiError failure, const QUrl &url, const TransportSettings &transport);

} // namespace labdesk::api
