// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/reachabilityprobe.h"

#include "api/authorityfile.h"
#include "api/proxyway.h"
#include "api/tlsreason.h"

#include <QSslError>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

using SocketError = QAbstractSocket::SocketError;

bool isOfTheProxy(SocketError error)
{
    switch (error) {
    case SocketError::ProxyAuthenticationRequiredError:
    case SocketError::ProxyConnectionRefusedError:
    case SocketError::ProxyConnectionClosedError:
    case SocketError::ProxyConnectionTimeoutError:
    case SocketError::ProxyNotFoundError:
    case SocketError::ProxyProtocolError:
        return true;
    default:
        return false;
    }
}

} // namespace

ReachabilityProbe::ReachabilityProbe(const Connection &connection, std::chrono::milliseconds limit,
                                     std::function<void(Found)> done, QObject *parent)
    : QObject(parent), m_done(std::move(done)), m_isTls(connection.baseUrl.scheme() == u"https")
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { end(ApiError{.kind = ApiError::Kind::TimedOut}); });
    connect(&m_socket, &QAbstractSocket::hostFound, this, [this] { m_step = Step::Way; });
    connect(&m_socket, &QAbstractSocket::connected, this, [this] {
        m_step = Step::Protection;
        if (!m_isTls)
            end({});
    });
    connect(&m_socket, &QSslSocket::encrypted, this, [this] {
        m_found.isProtected = true;
        end({});
    });
    connect(&m_socket, &QSslSocket::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_tlsReason = tlsReason(errors); });
    // Queued, as everything that may end it: never from within the constructor.
    connect(&m_socket, &QAbstractSocket::errorOccurred, this, &ReachabilityProbe::failed, Qt::QueuedConnection);
    m_limit.start(limit);
    QMetaObject::invokeMethod(
        this, [this, connection] { start(connection); }, Qt::QueuedConnection);
}

void ReachabilityProbe::start(const Connection &connection)
{
    const QNetworkProxy proxy = proxyOnTheWay(connection.baseUrl, connection.route);
    m_found.proxy = proxyFor(connection.baseUrl, connection.route);
    m_socket.setProxy(proxy);
    if (!m_found.proxy.isEmpty())
        m_step = Step::Way; // the proxy looks the name up
    const QString host = connection.baseUrl.host();
    if (!m_isTls)
        return m_socket.connectToHost(host, quint16(connection.baseUrl.port(80)));
    if (!connection.route.authorityFile.isEmpty()) {
        const auto authorities = readAuthorityFile(connection.route.authorityFile);
        if (authorities.ok())
            m_socket.setSslConfiguration(trusting(authorities.value()));
        else
            m_authorityFault = u", "_s + authoritiesMissing();
    }
    m_socket.connectToHostEncrypted(host, quint16(connection.baseUrl.port(443)));
}

void ReachabilityProbe::failed(SocketError error)
{
    using Kind = ApiError::Kind;
    if (isOfTheProxy(error)) {
        m_step = Step::Way;
        return end(ApiError{.kind = Kind::ProxyFailed});
    }
    if (m_step == Step::Protection && saysNoTls(m_socket.errorString()))
        return end(ApiError{.kind = Kind::NoTls});
    if (m_step == Step::Protection)
        return end(ApiError{.kind = Kind::TlsFailed,
                            .detail = (m_tlsReason.isEmpty() ? tlsReason({}) : m_tlsReason) + m_authorityFault});
    end(ApiError{.kind = m_step == Step::Name ? Kind::HostNotFound : Kind::ConnectionRefused});
}

void ReachabilityProbe::end(std::optional<ApiError> error)
{
    if (!m_done)
        return;
    m_limit.stop();
    m_socket.disconnect(this);
    m_socket.abort();
    if (error)
        m_found.failedAt = m_step;
    m_found.error = std::move(error);
    const auto done = std::exchange(m_done, {});
    done(m_found); // may delete this
}

} // namespace labdesk::api
