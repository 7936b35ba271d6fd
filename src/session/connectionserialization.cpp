// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectionserialization.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

const std::pair<Environment, QLatin1StringView> environmentKeys[] = {
    {Environment::Local, "local"_L1},
    {Environment::Sandbox, "sandbox"_L1},
    {Environment::Production, "production"_L1},
    {Environment::Other, "other"_L1},
};

void writeRoute(QVariantMap &map, const Route &route)
{
    if (route.proxy == Route::Proxy::None)
        map[u"proxy"_s] = u"none"_s;
    if (route.proxy == Route::Proxy::Own)
        map[u"proxy"_s] = route.ownProxy.text();
    if (!route.proxyUser.isEmpty())
        map[u"proxyUser"_s] = route.proxyUser;
    if (!route.authorityFile.isEmpty())
        map[u"authorityFile"_s] = route.authorityFile;
    if (!route.clientCertificate.isEmpty())
        map[u"clientCertificate"_s] = route.clientCertificate;
    if (route.timeout != Route::usualTimeout)
        map[u"timeout"_s] = int(route.timeout.count());
}

std::optional<Route> routeIn(const QVariantMap &map)
{
    Route route;
    const QString proxy = map[u"proxy"_s].toString();
    if (proxy == u"none") {
        route.proxy = Route::Proxy::None;
    } else if (!proxy.isEmpty() && proxy != u"system") {
        const auto own = parseProxyAddress(proxy);
        if (!own)
            return std::nullopt;
        route.proxy = Route::Proxy::Own;
        route.ownProxy = *own;
    }
    route.proxyUser = map[u"proxyUser"_s].toString();
    if (!isUsableProxyUser(route.proxyUser))
        return std::nullopt;
    route.authorityFile = map[u"authorityFile"_s].toString();
    route.clientCertificate = map[u"clientCertificate"_s].toString();
    if (map.contains(u"timeout"_s)) {
        route.timeout = std::chrono::seconds(map[u"timeout"_s].toInt());
        if (route.timeout < Route::shortestTimeout || route.timeout > Route::longestTimeout)
            return std::nullopt;
    }
    return route;
}

std::optional<AuthScheme> schemeIn(const QVariantMap &map)
{
    const QString scheme = map[u"scheme"_s].toString();
    if (scheme == u"key") {
        const QString header = map[u"header"_s].toString();
        return isUsableHeaderName(header) ? std::optional<AuthScheme>(ApiKeyScheme{header}) : std::nullopt;
    }
    auto authUrl = parseServiceUrl(map[u"authUrl"_s].toString());
    if (scheme != u"bearer" || !authUrl.ok())
        return std::nullopt;
    return BearerScheme{std::move(authUrl).value(), map[u"clientId"_s].toString(), map[u"audience"_s].toString()};
}

} // namespace

QString environmentKey(Environment environment)
{
    const auto known = std::ranges::find(environmentKeys, environment, [](const auto &key) { return key.first; });
    return known->second; // all are there
}

QVariantMap connectionEntry(const Connection &connection)
{
    QVariantMap map{{u"id"_s, connection.id},
                    {u"name"_s, connection.name},
                    {u"url"_s, connection.baseUrl.toString(QUrl::FullyEncoded)},
                    {u"readOnly"_s, connection.readOnly}};
    map[u"environment"_s] = environmentKey(connection.environment);
    if (const auto *bearer = std::get_if<BearerScheme>(&connection.scheme)) {
        map[u"scheme"_s] = u"bearer"_s;
        map[u"authUrl"_s] = bearer->authUrl.toString(QUrl::FullyEncoded);
        map[u"clientId"_s] = bearer->clientId;
        map[u"audience"_s] = bearer->audience;
    } else {
        map[u"scheme"_s] = u"key"_s;
        map[u"header"_s] = std::get<ApiKeyScheme>(connection.scheme).header;
    }
    if (connection.asksBeforeWrites)
        map[u"asksBeforeWrites"_s] = true;
    writeRoute(map, connection.route);
    return map;
}

std::optional<Connection> connectionIn(const QVariantMap &map)
{
    auto url = parseServiceUrl(map[u"url"_s].toString());
    auto scheme = schemeIn(map);
    auto route = routeIn(map);
    const QString id = map[u"id"_s].toString();
    if (id.isEmpty() || !url.ok() || !scheme || !route)
        return std::nullopt;
    Connection connection{.id = id,
                          .name = map[u"name"_s].toString(),
                          .baseUrl = std::move(url).value(),
                          .scheme = std::move(*scheme),
                          .readOnly = map[u"readOnly"_s].toBool(),
                          .asksBeforeWrites = map[u"asksBeforeWrites"_s].toBool(),
                          .route = std::move(*route)};
    for (const auto &[environment, word] : environmentKeys)
        if (map[u"environment"_s].toString() == word)
            connection.environment = environment;
    return connection;
}

} // namespace labdesk
