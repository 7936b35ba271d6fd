// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/contract.h"
#include "service/target.h"

#include <functional>

namespace labdesk::service {

/// A request with its route.
struct RoutedRequest
{
    QStringList args; ///< the "{}" segments of the route, decoded
    Parameters query;
    QByteArray body;
    QByteArray contentType;
    QByteArray method, path; ///< as received
    QByteArray id;           ///< request ID
    QString keyName;         ///< name of the key that sent the request
    qint64 keySeq = 0;       ///< that key in the database; 0 if it was set at startup
};

/// One operation: its path, its handler, and its contract.
struct Route
{
    QByteArray method;
    QByteArray path; ///< as in the contract; "{}" matches any non-empty segment
    std::function<HttpResponse(const RoutedRequest &)> handler; ///< refuses by throwing an HttpError
    Contract contract = {};
};

/// Dispatches requests to handlers. Paths are served with and without a trailing slash, and HEAD like GET.
class Router
{
public:
    void add(Route route); ///< earlier routes take precedence

    /// Returns 400 for a target that can't be decoded, 404 if no route matches the path, and 405 if one does but for
    /// other methods. The response has the name of the route, if one matches the path.
    HttpResponse handle(const HttpRequest &request, const QString &keyName = {}, qint64 keySeq = 0) const;

    /// The method and name of each route. The name is its path without a trailing slash.
    std::vector<std::pair<QByteArray, QByteArray>> routes() const;

    /// The name of the route that matches the path of the request; empty if none does.
    QByteArray routeOf(const HttpRequest &request) const;

    /// The contract of the operation that the request names exactly as the contract does; null if there is none.
    const Contract *contractOf(const HttpRequest &request) const;

private:
    struct Known
    {
        Route route;
        QByteArray name;
        QStringList pattern;
    };
    std::vector<Known> m_routes;
};

} // namespace labdesk::service
