// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/router.h"

#include "service/errorbodies.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// What "{}" stands for, if the path fits the pattern.
std::optional<QStringList> matchPattern(const QStringList &pattern, const QStringList &path)
{
    if (pattern.size() != path.size())
        return {};
    QStringList args;
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (pattern[i] == u"{}" && !path[i].isEmpty())
            args.append(path[i]);
        else if (pattern[i] != path[i])
            return {};
    }
    return args;
}

} // namespace

void Router::add(const QByteArray &method, const QByteArray &pattern, Handler handler)
{
    m_routes.push_back({method, pattern, *pathSegments(pattern), std::move(handler)});
}

QByteArray Router::routeOf(const HttpRequest &request) const
{
    const auto path = pathSegments(request.path());
    if (path)
        for (const Route &route : m_routes)
            if (matchPattern(route.pattern, *path))
                return route.name;
    return {};
}

std::vector<std::pair<QByteArray, QByteArray>> Router::routes() const
{
    std::vector<std::pair<QByteArray, QByteArray>> routes;
    for (const Route &route : m_routes)
        routes.emplace_back(route.method, route.name);
    return routes;
}

HttpAnswer Router::answer(const HttpRequest &request, const QString &keyName, qint64 keySeq) const
{
    const auto path = pathSegments(request.path());
    const auto query = parseParameters(request.query());
    if (!path || !query)
        return refused(400, u"Invalid encoding in the URL");
    if (const auto name = repeatedParameter(request.query()))
        return unprocessable(Issue{"value_error", {u"query"_s, *name}, u"Value error, repeated parameter"_s}).answer();

    QList<QByteArray> allowed;
    for (const Route &route : m_routes) {
        const auto args = matchPattern(route.pattern, *path);
        if (!args)
            continue;
        if (request.method == route.method || (request.method == "HEAD" && route.method == "GET")) {
            const RoutedRequest routed{
                *args,          *query,         request.body, request.values("content-type").value(0),
                request.method, request.path(), request.id,   keyName,
                keySeq};
            try {
                return route.handler(routed);
            } catch (const Refusal &refusal) {
                return refusal.answer();
            }
        }
        allowed.append(route.method);
        if (route.method == "GET")
            allowed.append("HEAD");
    }
    if (!allowed.isEmpty())
        return refused(405, u"Method Not Allowed", {{"Allow", allowed.join(", ")}});
    return refused(404, u"Not Found");
}

} // namespace labdesk::service
