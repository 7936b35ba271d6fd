// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
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

/// Finds who answers a request. Paths are served with and without a trailing slash, HEAD as GET.
class Router
{
public:
    using Handler = std::function<HttpAnswer(const RoutedRequest &)>;

    /// The pattern's "{}" stands for any one segment that is not empty. Earlier routes win. A handler refuses by
    /// throwing a Refusal.
    void add(const QByteArray &method, const QByteArray &pattern, Handler handler);

    /// 400 for a target that cannot be decoded, 404 if no route fits the path, 405 if one does but for other methods.
    HttpAnswer answer(const HttpRequest &request, const QString &keyName = {}, qint64 keySeq = 0) const;

    /// The method and the pattern of each.
    std::vector<std::pair<QByteArray, QByteArray>> routes() const;

    /// The pattern that the path of the request fits; empty: none.
    QByteArray routeOf(const HttpRequest &request) const;

private:
    struct Route
    {
        QByteArray method;
        QByteArray name;
        QStringList pattern;
        Handler handler;
    };
    std::vector<Route> m_routes;
};

} // namespace labdesk::service
