// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyselection.h"

namespace labdesk::api {

namespace {

/// The proxies that are known without a lookup; nothing: the system decides.
std::optional<QNetworkProxy> ownProxy(const QUrl &url, const NetworkSettings &network)
{
    if (isLoopbackHost(url.host()) || network.proxy == NetworkSettings::Proxy::None)
        return QNetworkProxy(QNetworkProxy::NoProxy);
    if (network.proxy == NetworkSettings::Proxy::Own)
        return QNetworkProxy(QNetworkProxy::HttpProxy, network.ownProxy.host, network.ownProxy.port);
    return std::nullopt;
}

} // namespace

QFuture<ProxyList> proxiesFor(const QUrl &url, const NetworkSettings &network)
{
    const auto own = ownProxy(url, network);
    return own ? QtFuture::makeReadyFuture(ProxyList{*own}) : lookUpSystemProxies(url);
}

QString proxyAddress(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::NoProxy ? QString() : ProxyAddress{proxy.hostName(), proxy.port()}.text();
}

std::optional<QString> knownProxy(const QUrl &url, const NetworkSettings &network)
{
    if (const auto own = ownProxy(url, network))
        return proxyAddress(*own);
    const auto known = knownSystemProxies(url);
    return known ? std::optional(proxyAddress(known->first())) : std::nullopt;
}

} // namespace labdesk::api
