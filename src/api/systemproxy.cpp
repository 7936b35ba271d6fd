// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/systemproxy.h"

#include "domain/detachedthread.h"

#include <QDeadlineTimer>
#include <QNetworkProxyFactory>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

namespace labdesk::api {

namespace {

constexpr std::chrono::minutes CacheLifetime{1};

struct Lookup
{
    QFuture<ProxyList> future;
    std::optional<ProxyList> proxies = {};                           ///< once the lookup has ended
    QDeadlineTimer expiry = QDeadlineTimer(QDeadlineTimer::Forever); ///< started when the lookup ends
    bool isForgotten = false;                                        ///< forgotten before the lookup ended
};

struct Lookups
{
    std::mutex lock;
    std::map<QUrl, Lookup> byOrigin; ///< guarded by `lock`
};

/// Never destroyed, because a thread may still use it when the program ends.
Lookups &lookups()
{
    static auto *all = new Lookups;
    return *all;
}

/// Without path and query, which name users.
QUrl addressOf(const QUrl &url)
{
    QUrl origin;
    origin.setScheme(url.scheme());
    origin.setHost(url.host());
    origin.setPort(url.port());
    origin.setPath(QStringLiteral("/"));
    return origin;
}

ProxyList askSystem(const QUrl &origin)
{
    ProxyList proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(origin));
    // A caching proxy that can't tunnel is of no use for TLS.
    if (std::ranges::any_of(proxies, &QNetworkProxy::isTransparentProxy))
        proxies.removeIf([](const QNetworkProxy &proxy) { return !proxy.isTransparentProxy(); });
    if (proxies.isEmpty())
        proxies += QNetworkProxy(QNetworkProxy::NoProxy);
    for (QNetworkProxy &proxy : proxies)
        if (proxy.type() == QNetworkProxy::DefaultProxy)
            proxy = QNetworkProxy(QNetworkProxy::NoProxy);
    return proxies;
}

ProxyList lookUp(const QUrl &origin)
{
    ProxyList proxies = askSystem(origin);
    Lookups &all = lookups();
    const std::lock_guard guard(all.lock);
    const auto at = all.byOrigin.find(origin);
    if (at->second.isForgotten) {
        all.byOrigin.erase(at);
    } else {
        at->second.proxies = proxies;
        at->second.expiry = QDeadlineTimer(CacheLifetime);
    }
    return proxies;
}

} // namespace

QFuture<ProxyList> lookUpSystemProxies(const QUrl &url)
{
    const QUrl origin = addressOf(url);
    Lookups &all = lookups();
    const std::lock_guard guard(all.lock);
    std::erase_if(all.byOrigin, [](const auto &entry) { return entry.second.expiry.hasExpired(); });
    const auto at = all.byOrigin.find(origin);
    if (at == all.byOrigin.end())
        return all.byOrigin[origin].future = inDetachedThread([origin] { return lookUp(origin); });
    return at->second.proxies ? QtFuture::makeReadyFuture(*at->second.proxies) : at->second.future;
}

std::optional<ProxyList> knownSystemProxies(const QUrl &url)
{
    Lookups &all = lookups();
    const std::lock_guard guard(all.lock);
    const auto at = all.byOrigin.find(addressOf(url));
    return at == all.byOrigin.end() || at->second.expiry.hasExpired() ? std::nullopt : at->second.proxies;
}

void preferSystemProxy(const QUrl &url, const QNetworkProxy &proxy)
{
    Lookups &all = lookups();
    const std::lock_guard guard(all.lock);
    const auto at = all.byOrigin.find(addressOf(url));
    if (at == all.byOrigin.end() || !at->second.proxies)
        return;
    ProxyList &proxies = *at->second.proxies;
    const auto reached = std::ranges::find(proxies, proxy);
    std::rotate(proxies.begin(), reached == proxies.end() ? proxies.begin() : reached, proxies.end());
}

void forgetSystemProxies()
{
    Lookups &all = lookups();
    const std::lock_guard guard(all.lock);
    std::erase_if(all.byOrigin, [](const auto &entry) { return entry.second.proxies.has_value(); });
    for (auto &[origin, lookup] : all.byOrigin)
        lookup.isForgotten = true;
}

} // namespace labdesk::api
