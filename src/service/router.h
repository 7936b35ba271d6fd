// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/contract.h"
#include "service/target.h"

#include <functional>

namespace labdesk::service {

/// A request that found its route.
struct RoutedRequest
{
    QStringList args; ///< the "{}" segments of the route, decoded
    Parameters query;
    QByteArray body;
    QByteArray contentType;
    QByteArray method, path; ///< as they came
    QByteArray id;           ///< of the request
    QString keyName;         ///< whose request it is
    qint64 keySeq = 0;       ///< the same key in the database; 0: one that was set at the start
};

/// One operation: its path, its handler, and its contract.
struct Route
{
    QByteArray method;
    QByteArray path; ///< as the contract writes it; "{}" matches any one segment that isn't empty
    std::function<HttpResponse(const RoutedRequest &)> handler; ///< refuses by throwing an HttpError
    Contract contract = {};
};

/// Finds who answers a request. Paths are served with and without a trailing slash, HEAD as GET.
class Router
{
public:
    void add(Route route); ///< earlier ones win

    /// 400 for a target that cannot be decoded, 404 if no route fits the path, 405 if one does but for other methods.
    HttpResponse handle(const HttpRequest &request, const QString &keyName = {}, qint64 keySeq = 0) const;

    /// The method and the name of each: its path, without a slash at the end.
    std::vector<std::pair<QByteArray, QByteArray>> routes() const;

    /// The name of the one whose path the request fits; empty: none.
    QByteArray routeOf(const HttpRequest &request) const;

    /// Of the operation that the request names exactly as the contract writes it; null: of none.
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
