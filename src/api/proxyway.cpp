// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyway.h"

namespace labdesk::api {

namespace {

/// The proxies that are known without a lookup; nothing: the system decides.
std::optional<QNetworkProxy> ownProxy(const QUrl &url, const Route &route)
{
    if (isLoopbackHost(url.host()) || route.proxy == Route::Proxy::None)
        return QNetworkProxy(QNetworkProxy::NoProxy);
    if (route.proxy == Route::Proxy::Own)
        return QNetworkProxy(QNetworkProxy::HttpProxy, route.ownProxy.host, route.ownProxy.port);
    return std::nullopt;
}

} // namespace

QFuture<ProxyList> proxiesFor(const QUrl &url, const Route &route)
{
    const auto own = ownProxy(url, route);
    return own ? QtFuture::makeReadyFuture(ProxyList{*own}) : lookUpSystemProxies(url);
}

QString proxyAddress(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::NoProxy ? QString() : ProxyAddress{proxy.hostName(), proxy.port()}.text();
}

std::optional<QString> knownProxy(const QUrl &url, const Route &route)
{
    if (const auto own = ownProxy(url, route))
        return proxyAddress(*own);
    const auto known = knownSystemProxies(url);
    return known ? std::optional(proxyAddress(known->first())) : std::nullopt;
}

} // namespace labdesk::api
