// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/router.h"

#include "service/errorbodies.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

bool matches(const QStringList &pattern, const QStringList &path)
{
    const auto fits = [](const QString &wanted, const QString &given) {
        return wanted == given || (wanted == u"{}" && !given.isEmpty());
    };
    return std::equal(pattern.begin(), pattern.end(), path.begin(), path.end(), fits);
}

// The segments for "{}" of a path that matches the pattern.
QStringList argumentsOf(const QStringList &pattern, const QStringList &path)
{
    QStringList args;
    for (qsizetype i = 0; i < path.size(); ++i)
        if (pattern[i] == u"{}")
            args.append(path[i]);
    return args;
}

// Compares the raw path, because strict mode accepts no other form.
bool fits(const QByteArray &pattern, const QByteArray &path)
{
    const QByteArrayList wanted = pattern.split('/');
    const QByteArrayList given = path.split('/');
    if (wanted.size() != given.size())
        return false;
    for (qsizetype i = 0; i < wanted.size(); ++i)
        if (wanted[i] == "{}" ? given[i].isEmpty() : wanted[i] != given[i])
            return false;
    return true;
}

HttpResponse respond(const Route &route, const RoutedRequest &request)
{
    try {
        return route.handler(request);
    } catch (const HttpError &refusal) {
        return refusal.response();
    }
}

} // namespace

void Router::add(Route route)
{
    QByteArray name = route.path;
    if (name.endsWith('/'))
        name.chop(1);
    QStringList pattern = *pathSegments(name);
    m_routes.push_back({std::move(route), std::move(name), std::move(pattern)});
}

QByteArray Router::routeOf(const HttpRequest &request) const
{
    const auto path = pathSegments(request.path());
    if (path)
        for (const Known &known : m_routes)
            if (matches(known.pattern, *path))
                return known.name;
    return {};
}

const Contract *Router::contractOf(const HttpRequest &request) const
{
    const QByteArray path = request.path();
    for (const auto &[route, name, pattern] : m_routes)
        if (route.method == request.method
            && (fits(route.path, path) || (route.contract.hasBothPaths && fits(name + '/', path))))
            return &route.contract;
    return nullptr;
}

std::vector<std::pair<QByteArray, QByteArray>> Router::routes() const
{
    std::vector<std::pair<QByteArray, QByteArray>> routes;
    for (const Known &known : m_routes)
        routes.emplace_back(known.route.method, known.name);
    return routes;
}

HttpResponse Router::handle(const HttpRequest &request, const QString &keyName, qint64 keySeq) const
{
    const auto path = pathSegments(request.path());
    const auto query = parseParameters(request.query());
    if (!path || !query)
        return refused(400, u"Invalid encoding in the URL");
    if (const auto name = repeatedParameter(request.query()))
        return unprocessable(Issue{"value_error", {u"query"_s, *name}, u"Value error, repeated parameter"_s})
            .response();

    QList<QByteArray> allowed;
    QByteArray matched; // the name of the first route that matches the path
    for (const auto &[route, name, pattern] : m_routes) {
        if (!matches(pattern, *path))
            continue;
        if (matched.isEmpty())
            matched = name;
        if (request.method == route.method || (request.method == "HEAD" && route.method == "GET")) {
            const RoutedRequest routed{argumentsOf(pattern, *path),
                                       *query,
                                       request.body,
                                       request.values("content-type").value(0),
                                       request.method,
                                       request.path(),
                                       request.id,
                                       keyName,
                                       keySeq};
            HttpResponse response = respond(route, routed);
            response.route = matched;
            return response;
        }
        allowed.append(route.method);
        if (route.method == "GET")
            allowed.append("HEAD");
    }
    if (!allowed.isEmpty()) {
        HttpResponse response = refused(405, u"Method Not Allowed", {{"Allow", allowed.join(", ")}});
        response.route = matched;
        return response;
    }
    return refused(404, u"Not Found");
}

} // namespace labdesk::service
