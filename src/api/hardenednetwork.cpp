// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/hardenednetwork.h"

#include <QCoreApplication>
#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QNetworkProxyFactory>
#include <QThread>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

class NoCookies : public QNetworkCookieJar
{
public:
    using QNetworkCookieJar::QNetworkCookieJar;
    QList<QNetworkCookie> cookiesForUrl(const QUrl &) const override { return {}; }
    bool setCookiesFromUrl(const QList<QNetworkCookie> &, const QUrl &) override { return false; }
    bool insertCookie(const QNetworkCookie &) override { return false; }
};

class ProxyUnlessLoopback : public QNetworkProxyFactory
{
public:
    explicit ProxyUnlessLoopback(const Route &route) : m_route(route) {}
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isLoopbackHost(query.peerHostName()) || isLoopbackHost(query.url().host()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        switch (m_route.proxy) {
        case Route::Proxy::System:
            return QNetworkProxyFactory::proxyForQuery(query);
        case Route::Proxy::None:
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        case Route::Proxy::Own:
            return {QNetworkProxy(QNetworkProxy::HttpProxy, m_route.ownProxy.host, m_route.ownProxy.port)};
        }
        Q_UNREACHABLE();
    }

private:
    Route m_route;
};

} // namespace

HardenedNetwork::HardenedNetwork(const Route &route) : m_manager(std::make_unique<QNetworkAccessManager>())
{
    m_manager->setCookieJar(new NoCookies(m_manager.get()));
    m_manager->setProxyFactory(new ProxyUnlessLoopback(route)); // the manager takes it over
    m_manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

HardenedNetwork::~HardenedNetwork()
{
    if (!m_isDistrusted)
        return;
    QNetworkAccessManager *manager = m_manager.release();
    auto *undertaker = QThread::create([manager] { delete manager; });
    manager->moveToThread(undertaker);
    QObject::connect(undertaker, &QThread::finished, undertaker, &QObject::deleteLater);
    if (const auto *application = QCoreApplication::instance()) // where this is a worker, its loop may end before
        undertaker->moveToThread(application->thread());
    undertaker->start();
}

QNetworkRequest makeHardenedRequest(const QUrl &url)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false); // write-once uploads are proved for HTTP/1.1 only
    request.setAttribute(QNetworkRequest::HttpPipeliningAllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setRawHeader("User-Agent", "labdesk");
    request.setRawHeader("Accept", "application/json");
    // Named by us, the transport leaves the body as it came: its own inflating overlooks cut and corrupt data.
    request.setRawHeader("Accept-Encoding", "gzip");
    return request;
}

QNetworkProxy proxyOnTheWay(const QUrl &url, const Route &route)
{
    const auto proxies = ProxyUnlessLoopback(route).queryProxy(QNetworkProxyQuery(url));
    if (proxies.isEmpty() || proxies.first().type() == QNetworkProxy::DefaultProxy)
        return QNetworkProxy(QNetworkProxy::NoProxy);
    return proxies.first();
}

QString proxyFor(const QUrl &url, const Route &route)
{
    const QNetworkProxy proxy = proxyOnTheWay(url, route);
    return proxy.type() == QNetworkProxy::NoProxy ? QString() : ProxyAddress{proxy.hostName(), proxy.port()}.text();
}

} // namespace labdesk::api
