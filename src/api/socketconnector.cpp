// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/socketconnector.h"

#include "api/proxyselection.h"

#include <QSslCipher>
#include <QSslSocket>

namespace labdesk::api {

namespace {

/// A name may have addresses of both families, one of which is unreachable, and that takes half a minute to notice.
constexpr std::chrono::milliseconds FallbackDelay{300};

/// For each proxy except the last. A firewall may drop packets to it, which takes minutes to notice.
constexpr std::chrono::seconds MaxWaitForProxy{5};

using End = HttpReply::End;
using Reason = ApiError::Reason;

/// Whether neither the proxy nor the host responded, so that the next proxy may still connect.
bool isUnreached(const HttpReply &failure)
{
    const auto isOneOf = [&failure](auto... reasons) { return ((failure.reason == reasons) || ...); };
    return failure.end == End::HostNotFound || failure.end == End::Refused
        || isOneOf(Reason::ProxyNotFound, Reason::ProxyRefused, Reason::ProxyNoRoute, Reason::ProxyTimeout);
}

} // namespace

SocketConnector::SocketConnector(const QUrl &url, const ProxySettings &proxySettings,
                                 const std::optional<QSslConfiguration> &tls, Connected connected, Failed failed)
    : m_url(url), m_proxySettings(proxySettings), m_tls(tls), m_connected(std::move(connected)),
      m_failed(std::move(failed))
{
    m_fallbackTimer.setSingleShot(true);
    connect(&m_fallbackTimer, &QTimer::timeout, this, &SocketConnector::giveUpWaiting);
    connect(&m_lookup, &QFutureWatcherBase::finished, this, [this] {
        m_proxies = m_lookup.result();
        tryNextProxy();
    });
    m_lookup.setFuture(proxiesFor(url, proxySettings.network)); // finishes later, even if it is known
}

void SocketConnector::tryNextProxy()
{
    m_proxy = m_proxies.takeFirst();
    const bool isDirect = m_proxy.type() == QNetworkProxy::NoProxy;
    m_step = isDirect ? Step::Name : Step::Connection;
    if (isDirect || !m_proxies.isEmpty())
        m_fallbackTimer.start(isDirect ? FallbackDelay : MaxWaitForProxy);
    start(0, QAbstractSocket::AnyIPProtocol);
}

void SocketConnector::giveUpWaiting()
{
    if (m_proxy.type() == QNetworkProxy::NoProxy)
        return start(1, QAbstractSocket::IPv4Protocol);
    if (m_sockets[0]->state() == QAbstractSocket::UnconnectedState) // another connection signs in first
        return m_fallbackTimer.start(MaxWaitForProxy);
    m_tunnel.reset();
    m_sockets[0]->disconnect(this);
    m_sockets[0].reset();
    fail({.end = End::ProxyFailed, .reason = Reason::ProxyTimeout});
}

void SocketConnector::fail(HttpReply failure)
{
    m_fallbackTimer.stop();
    failure.proxy = proxyAddress(m_proxy);
    if (isUnreached(failure)) {
        // The first failure says the most: the proxies in a list are often followed by a direct connection, which a
        // firewall blocks.
        failure = m_firstFailure.value_or(failure);
        m_firstFailure = failure;
        if (!m_proxies.isEmpty())
            return tryNextProxy();
        if (m_proxySettings.network.proxy == NetworkSettings::Proxy::System)
            forgetSystemProxies(); // they may have changed
        m_step = failure.proxy.isEmpty() ? m_step : Step::Connection;
    }
    const Failed failed = std::move(m_failed);
    failed(failure);
}

void SocketConnector::start(size_t which, QAbstractSocket::NetworkLayerProtocol addresses)
{
    const bool isTls = m_url.scheme() == u"https";
    auto *sslSocket = isTls ? new QSslSocket : nullptr;
    m_sockets[which].reset(sslSocket ? sslSocket : new QTcpSocket);
    QTcpSocket *socket = m_sockets[which].get();
    scrubWhenClosed(socket);
    connect(socket, &QAbstractSocket::connected, &m_fallbackTimer, &QTimer::stop);
    if (sslSocket) {
        QSslConfiguration tls = m_tls.value_or(sslSocket->sslConfiguration());
        tls.setAllowedNextProtocols(
            {QSslConfiguration::NextProtocolHttp1_1}); // a server that supports only another one reports an error
        sslSocket->setSslConfiguration(tls);
    }
    if (m_proxy.type() == QNetworkProxy::HttpProxy)
        return connectThroughProxy(which);
    socket->setProxy(m_proxy);
    watch(which);
    if (sslSocket)
        sslSocket->connectToHostEncrypted(m_url.host(), quint16(m_url.port(443)), QIODevice::ReadWrite, addresses);
    else
        socket->connectToHost(m_url.host(), quint16(m_url.port(80)), QIODevice::ReadWrite, addresses);
}

void SocketConnector::connectThroughProxy(size_t which)
{
    m_tunnel = std::make_unique<ProxyTunnel>(
        *m_sockets[which], m_proxy, m_url, m_proxySettings.authenticator,
        [this, which] {
            m_tunnel.release()->deleteLater(); // its own code is on the stack
            watch(which);
            if (auto *sslSocket = qobject_cast<QSslSocket *>(m_sockets[which].get())) {
                m_step = Step::Encryption;
                sslSocket->setPeerVerifyName(m_url.host());
                return sslSocket->startClientEncryption();
            }
            connectedWith(which);
        },
        [this](const ProxyTunnel::Failure &failure) {
            m_tunnel.release()->deleteLater();
            fail({.end = failure.requiresSignIn ? End::ProxySignIn : End::ProxyFailed,
                  .reason = failure.reason,
                  .proxyStatus = failure.status});
        });
}

void SocketConnector::watch(size_t which)
{
    QTcpSocket *socket = m_sockets[which].get();
    connect(socket, &QAbstractSocket::hostFound, this, [this] { m_step = Step::Connection; });
    connect(socket, &QAbstractSocket::connected, this, [this, which] { connectedWith(which); });
    // Queued: a socket that can't even start reports its error at once.
    connect(
        socket, &QAbstractSocket::errorOccurred, this,
        [this, which, socket] {
            if (m_sockets[which].get() == socket) // not that of the next proxy
                handleSocketError(which);
        },
        Qt::QueuedConnection);
    auto *sslSocket = qobject_cast<QSslSocket *>(socket);
    if (!sslSocket)
        return;
    connect(sslSocket, &QSslSocket::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_certificate = errors; });
    connect(sslSocket, &QSslSocket::alertReceived, this,
            [this, sslSocket](QSsl::AlertLevel level, QSsl::AlertType type) {
                if (level == QSsl::AlertLevel::Warning)
                    return;
                m_alert = type;
                m_hadSharedCipher = !sslSocket->sessionCipher().isNull();
            });
    // Not queued, because the TLS session no longer exists once the event loop runs.
    connect(sslSocket, &QAbstractSocket::errorOccurred, this, [this, sslSocket] {
        if (!m_alert)
            m_hadSharedCipher = !sslSocket->sessionCipher().isNull();
    });
    connect(sslSocket, &QSslSocket::encrypted, this, [this, which] { finish(which); });
}

void SocketConnector::connectedWith(size_t which)
{
    m_fallbackTimer.stop();
    m_sockets[1 - which].reset();
    m_step = Step::Encryption;
    if (m_url.scheme() != u"https")
        finish(which);
}

void SocketConnector::finish(size_t which)
{
    if (m_firstFailure && m_proxySettings.network.proxy == NetworkSettings::Proxy::System)
        preferSystemProxy(m_url, m_proxy);
    Socket socket = std::move(m_sockets[which]);
    socket->disconnect(this);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    const Connected connected = std::move(m_connected);
    connected(std::move(socket));
}

void SocketConnector::handleSocketError(size_t which)
{
    const Socket socket = std::move(m_sockets[which]);
    socket->disconnect(this);
    if (m_sockets[1 - which])
        return; // the other one may still connect
    fail(failure(*socket));
}

HttpReply SocketConnector::failure(const QTcpSocket &socket) const
{
    const auto error = socket.error();
    const auto makeFailure
        = [](End end, Reason reason = Reason::None) { return HttpReply{.end = end, .reason = reason}; };
    if (const auto fault = socksFailureReason(error))
        return makeFailure(End::ProxyFailed, *fault);
    if (m_step == Step::Encryption && m_url.scheme() == u"https")
        return tlsFailure(socket);
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return makeFailure(End::HostNotFound);
    case QAbstractSocket::ConnectionRefusedError:
        return makeFailure(End::Refused);
    case QAbstractSocket::NetworkError:
    case QAbstractSocket::SocketAccessError: // a local firewall
        return makeFailure(End::Refused, Reason::NoRoute);
    case QAbstractSocket::SocketTimeoutError:
        return makeFailure(End::Refused, Reason::NoConnection);
    default:
        return makeFailure(End::Lost);
    }
}

HttpReply SocketConnector::tlsFailure(const QTcpSocket &socket) const
{
    const auto &sslSocket = static_cast<const QSslSocket &>(socket);
    const bool hasOwn = !sslSocket.localCertificate().isNull();
    const auto word = m_alert ? certificateAlertOf(*m_alert, hasOwn, m_hadSharedCipher) : CertificateAlert::Nothing;
    if (word != CertificateAlert::Nothing)
        return {.end = word == CertificateAlert::Needed ? End::CertificateNeeded : End::CertificateRefused,
                .tlsReason = refusalReason(*m_alert)};
    // If a cipher was agreed on, the peer does use TLS, and a record was damaged.
    if (meansNoTls(socket.errorString()) && !m_hadSharedCipher)
        return m_proxy.type() == QNetworkProxy::NoProxy
            ? HttpReply{.end = End::NoTls}
            : HttpReply{.end = End::ProxyFailed, .reason = Reason::NoTlsBehindProxy};
    if (!m_certificate.isEmpty())
        return {.end = End::TlsFailed, .tlsReason = tlsReason(m_certificate), .reason = reasonOf(m_certificate)};
    const auto error = socket.error();
    const bool isTlsFailure = m_alert || error == QAbstractSocket::SslHandshakeFailedError
        || error == QAbstractSocket::SslInternalError || error == QAbstractSocket::SslInvalidUserDataError;
    if (!isTlsFailure)
        return {.end = End::Lost, .reason = Reason::HandshakeClosed};
    const bool isInvalid
        = !m_alert && error == QAbstractSocket::SslHandshakeFailedError && meansInvalidTls(socket.errorString());
    const Reason reason = isInvalid ? Reason::InvalidTls : reasonOf(m_alert);
    const QString detail = reason == Reason::NoSharedTls                   ? tlsReason({})
        : reason == Reason::TlsRefused || reason == Reason::TlsServerFault ? nameOf(*m_alert)
                                                                           : QString();
    return {.end = End::TlsFailed, .tlsReason = detail, .reason = reason};
}

/// What a SOCKS proxy, set by the system, reports about itself and the host behind it.
std::optional<Reason> SocketConnector::socksFailureReason(QAbstractSocket::SocketError error) const
{
    if (m_proxy.type() == QNetworkProxy::NoProxy)
        return std::nullopt;
    switch (error) {
    case QAbstractSocket::ProxyAuthenticationRequiredError:
        return Reason::SocksSignIn;
    case QAbstractSocket::ProxyConnectionRefusedError:
        return Reason::ProxyRefused;
    case QAbstractSocket::ProxyConnectionClosedError:
        return Reason::SocksClosed;
    case QAbstractSocket::ProxyConnectionTimeoutError:
        return Reason::ProxyTimeout;
    case QAbstractSocket::ProxyNotFoundError:
        return Reason::ProxyNotFound;
    case QAbstractSocket::ProxyProtocolError:
        return Reason::NotASocksProxy;
    default:
        break;
    }
    if (m_step == Step::Encryption)
        return std::nullopt;
    // For names, Qt reports HostNotFoundError also if the proxy forbids them or fails: it is only certain that the host
    // wasn't reached.
    return error == QAbstractSocket::SocketAccessError ? Reason::ProxyForbidden : Reason::ProxyHostUnreachable;
}

Reason SocketConnector::waitingFor() const
{
    if (m_step == Step::Encryption)
        return Reason::HandshakeTimeout;
    if (m_proxies.isEmpty() && !m_lookup.future().isFinished())
        return Reason::ProxyLookupTimeout;
    if (m_tunnel && m_tunnel->isWaitingForTicket())
        return Reason::ProxyTicketFailed;
    if (m_proxy.type() != QNetworkProxy::NoProxy)
        return Reason::ProxyTimeout;
    return m_step == Step::Name ? Reason::HostLookupTimeout : Reason::NoConnection;
}

} // namespace labdesk::api
