// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyway.h"

#include <QNetworkProxyFactory>

#include <algorithm>

namespace labdesk::api {

QNetworkProxy resolveProxy(const QUrl &url, const Route &route)
{
    const QNetworkProxy none(QNetworkProxy::NoProxy);
    if (isLoopbackHost(url.host()) || route.proxy == Route::Proxy::None)
        return none;
    if (route.proxy == Route::Proxy::Own)
        return {QNetworkProxy::HttpProxy, route.ownProxy.host, route.ownProxy.port};
    const auto proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    // A caching proxy that can't tunnel is of no use for TLS.
    const auto usable = std::ranges::find_if(proxies, &QNetworkProxy::isTransparentProxy);
    const QNetworkProxy proxy = usable != proxies.end() ? *usable : proxies.value(0, none);
    return proxy.type() == QNetworkProxy::DefaultProxy ? none : proxy;
}

QString proxyAddress(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::NoProxy ? QString() : ProxyAddress{proxy.hostName(), proxy.port()}.text();
}

QString proxyFor(const QUrl &url, const Route &route)
{
    return proxyAddress(resolveProxy(url, route));
}

} // namespace labdesk::api
