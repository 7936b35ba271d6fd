// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/reachabilityprobe.h"

#include "api/proxyway.h"
#include "api/tlsreason.h"

#include <QSslError>

namespace labdesk::api {

ReachabilityProbe::ReachabilityProbe(const WayOut &way, std::chrono::milliseconds limit,
                                     std::function<void(Found)> done, QObject *parent)
    : QObject(parent), m_done(std::move(done)), m_way(way), m_isTls(way.url.scheme() == u"https")
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { end(ApiError{.kind = ApiError::Kind::TimedOut}); });
    connect(&m_socket, &QSslSocket::encrypted, this, [this] {
        m_found.isProtected = true;
        end({});
    });
    connect(&m_socket, &QSslSocket::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_tlsReason = tlsReason(errors); });
    connect(&m_socket, &QSslSocket::alertReceived, this, [this](QSsl::AlertLevel, QSsl::AlertType type) {
        m_onOwn = wordOn(type, !m_socket.localCertificate().isNull());
    });
    m_limit.start(limit);
    QMetaObject::invokeMethod(this, &ReachabilityProbe::begin, Qt::QueuedConnection);
}

void ReachabilityProbe::begin()
{
    m_found.proxy = proxyFor(m_way.url, m_way.passage.route);
    if (m_way.obstacle) {
        m_step = Step::Protection;
        return end(m_way.obstacle);
    }
    if (m_way.tls)
        m_socket.setSslConfiguration(*m_way.tls);
    const QNetworkProxy proxy = proxyOnTheWay(m_way.url, m_way.passage.route);
    if (!m_found.proxy.isEmpty())
        m_step = Step::Way; // the proxy looks the name up
    if (proxy.type() == QNetworkProxy::HttpProxy)
        return goThrough(proxy);
    watch();
    m_socket.setProxy(proxy);
    if (m_isTls)
        m_socket.connectToHostEncrypted(m_way.url.host(), quint16(m_way.url.port(443)));
    else
        m_socket.connectToHost(m_way.url.host(), quint16(m_way.url.port(80)));
}

void ReachabilityProbe::goThrough(const QNetworkProxy &proxy)
{
    m_tunnel = std::make_unique<ProxyTunnel>(
        m_socket, proxy, m_way.url, m_way.passage.pass,
        [this] {
            m_tunnel.release()->deleteLater(); // it is on the stack
            watch();
            reached();
            m_socket.setPeerVerifyName(m_way.url.host());
            if (m_isTls)
                m_socket.startClientEncryption();
        },
        [this](const ProxyTunnel::Failure &failure) {
            m_tunnel.release()->deleteLater();
            end(failure.atSignIn ? explained({.kind = ApiError::Kind::ProxySignInNeeded}, m_way.url, m_way)
                                 : ApiError{.kind = ApiError::Kind::ProxyFailed});
        });
}

void ReachabilityProbe::watch()
{
    connect(&m_socket, &QAbstractSocket::hostFound, this, [this] { m_step = Step::Way; });
    connect(&m_socket, &QAbstractSocket::connected, this, &ReachabilityProbe::reached);
    // Queued, as everything that may end it: never from within the constructor.
    connect(&m_socket, &QAbstractSocket::errorOccurred, this, &ReachabilityProbe::failed, Qt::QueuedConnection);
}

void ReachabilityProbe::reached()
{
    m_step = Step::Protection;
    if (!m_isTls)
        end({});
}

void ReachabilityProbe::failed(QAbstractSocket::SocketError error)
{
    using Kind = ApiError::Kind;
    if (isOfTheProxy(error)) {
        m_step = Step::Way;
        return end(ApiError{.kind = Kind::ProxyFailed});
    }
    if (m_onOwn != CertificateWord::Nothing)
        return end(
            ApiError{.kind = m_onOwn == CertificateWord::Wanted ? Kind::CertificateWanted : Kind::CertificateRefused});
    if (m_step == Step::Protection && saysNoTls(m_socket.errorString()))
        return end(ApiError{.kind = Kind::NoTls});
    if (m_step == Step::Protection)
        return end(explained({.kind = Kind::TlsFailed, .detail = m_tlsReason.isEmpty() ? tlsReason({}) : m_tlsReason},
                             m_way.url, m_way));
    end(ApiError{.kind = m_step == Step::Name ? Kind::HostNotFound : Kind::ConnectionRefused});
}

void ReachabilityProbe::end(std::optional<ApiError> error)
{
    if (!m_done)
        return;
    m_limit.stop();
    m_tunnel.reset();
    m_socket.disconnect(this);
    m_socket.abort();
    if (error)
        m_found.failedAt = m_step;
    m_found.error = std::move(error);
    const auto done = std::exchange(m_done, {});
    done(m_found); // may delete this
}

} // namespace labdesk::api
