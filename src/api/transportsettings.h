// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/proxyauthenticator.h"
#include "domain/apierror.h"

#include <QSslConfiguration>
#include <QUrl>

#include <optional>

namespace labdesk::api {

/// The settings for connections to a client's service.
struct TransportSettings
{
    QUrl url;
    ProxySettings proxySettings = {};
    std::optional<QSslConfiguration> tls = {}; ///< if the connection has its own CA or client certificates
    QString certificate = {};                  ///< the file of the client certificate; empty: none
    QString caFileFault = {};                  ///< why the CA file couldn't be read; the system's CAs are trusted then
    std::optional<ApiError> obstacle = {};     ///< an error that prevents connecting
};

/// Completes a failure with details of the transport settings: why the CA file couldn't be read, whether a client
/// certificate was sent.
ApiError withNetworkDetails(ApiError failure, const TransportSettings &transport);

} // namespace labdesk::api
