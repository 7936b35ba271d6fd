// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxytunnel.h"

#include "api/challenges.h"
#include "api/servicerequest.h"
#include "domain/detachedthread.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace labdesk::api {

namespace {

using Reason = ApiError::Reason;

/// How often to check whether the connection that tries a new password is done.
constexpr std::chrono::milliseconds PasswordPollInterval{50};

QByteArray targetOf(const QUrl &url)
{
    const QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    const int defaultPort = url.scheme() == QStringLiteral("https") ? 443 : 80;
    return (host.contains(':') ? '[' + host + ']' : host) + ':' + QByteArray::number(url.port(defaultPort));
}

/// Why the proxy itself couldn't be reached.
Reason reasonOf(QAbstractSocket::SocketError error, bool wasConnected)
{
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return Reason::ProxyNotFound;
    case QAbstractSocket::ConnectionRefusedError:
        return Reason::ProxyRefused;
    case QAbstractSocket::SocketTimeoutError:
        return Reason::ProxyTimeout;
    default:
        return wasConnected ? Reason::ProxyClosed : Reason::ProxyNoRoute;
    }
}

/// Why the proxy refused the connection, from its headers (RFC 9209; Squid's own).
std::optional<Reason> reasonIn(const QByteArray &words)
{
    static constexpr std::pair<const char *, Reason> reported[] = {
        {"dns_error", Reason::ProxyHostNotFound},
        {"dns_timeout", Reason::ProxyHostNotFound},
        {"err_dns_fail", Reason::ProxyHostNotFound},
        {"destination_ip_prohibited", Reason::ProxyForbidden}, // before the prefix below, which also matches it
        {"connection_limit_reached", Reason::ProxyBusy},
        {"destination_", Reason::ProxyHostUnreachable},
        {"connection_", Reason::ProxyHostUnreachable},
        {"err_connect_fail", Reason::ProxyHostUnreachable},
        {"err_cannot_forward", Reason::ProxyHostUnreachable},
        {"http_request_denied", Reason::ProxyForbidden},
        {"err_access_denied", Reason::ProxyForbidden},
        {"proxy_internal_", Reason::ProxyBusy},
        {"proxy_configuration_error", Reason::ProxyMisconfigured},
        {"proxy_loop_detected", Reason::ProxyMisconfigured},
    };
    for (const auto &[word, reason] : reported)
        if (words.toLower().contains(word))
            return reason;
    return std::nullopt;
}

Reason reasonOf(int status)
{
    static constexpr std::pair<int, Reason> reported[] = {
        {400, Reason::ProxyIsWebServer}, {401, Reason::ProxyIsWebServer}, {404, Reason::ProxyIsWebServer},
        {405, Reason::ProxyIsWebServer}, {426, Reason::ProxyIsWebServer}, {429, Reason::ProxyBusy},
        {501, Reason::ProxyIsWebServer}, {505, Reason::ProxyIsWebServer}, {511, Reason::ProxyWebSignIn},
    };
    if (const auto *at = std::ranges::find(reported, status, [](const auto &row) { return row.first; });
        at != std::end(reported))
        return at->second;
    return status < 300 ? Reason::ProxyIsWebServer
        : status < 400  ? Reason::ProxyWebSignIn
        : status < 500  ? Reason::ProxyForbidden
                        : Reason::ProxyHostUnreachable;
}

} // namespace

ProxyTunnel::ProxyTunnel(QTcpSocket &socket, const QNetworkProxy &proxy, const QUrl &url,
                         std::shared_ptr<ProxyAuthenticator> authenticator, std::function<void()> opened,
                         std::function<void(Failure)> failed)
    : m_socket(socket), m_proxy(proxy), m_target(targetOf(url)), m_authAttempt(std::move(authenticator)),
      m_opened(std::move(opened)), m_failed(std::move(failed))
{
    m_socket.setProxy(QNetworkProxy::NoProxy);
    connect(&m_socket, &QAbstractSocket::connected, this, &ProxyTunnel::sendConnect);
    connect(&m_socket, &QIODevice::readyRead, this, &ProxyTunnel::read);
    // Queued: a socket that can't even start reports its error at once.
    connect(&m_socket, &QAbstractSocket::errorOccurred, this, &ProxyTunnel::connectionLost, Qt::QueuedConnection);
    connect(
        &m_socket, &QAbstractSocket::disconnected, this,
        [this] {
            if (std::exchange(m_isReconnecting, false))
                m_socket.connectToHost(m_proxy.hostName(), m_proxy.port());
        },
        Qt::QueuedConnection);
    connect(&m_ticket, &QFutureWatcherBase::finished, this, &ProxyTunnel::useTicket);
    m_retryTimer.setSingleShot(true);
    connect(&m_retryTimer, &QTimer::timeout, this, &ProxyTunnel::begin);
    QMetaObject::invokeMethod(this, &ProxyTunnel::begin, Qt::QueuedConnection);
}

ProxyTunnel::~ProxyTunnel()
{
    m_ticket.cancel();
    overwrite(m_authorization);
}

void ProxyTunnel::begin()
{
    if (m_authAttempt.tryBegin())
        m_socket.connectToHost(m_proxy.hostName(), m_proxy.port());
    else
        m_retryTimer.start(PasswordPollInterval);
}

void ProxyTunnel::sendConnect()
{
    m_wasConnected = true;
    m_response.emplace([](QByteArrayView) {}, ResponseParser::RequestKind::Connect);
    m_hasSignedIn = !m_authorization.isEmpty();
    QByteArray message = "CONNECT " + m_target + " HTTP/1.1\r\nHost: " + m_target + "\r\nUser-Agent: labdesk\r\n";
    message.reserve(message.size() + m_authorization.size() + 64); // no reallocation once it contains the secret
    if (!m_authorization.isEmpty())
        message += "Proxy-Authorization: " + m_authorization + "\r\n";
    message += "\r\n";
    overwrite(m_authorization);
    m_socket.write(message.constData(), message.size()); // copies it, so that this one can be overwritten
    overwrite(message);
}

void ProxyTunnel::read()
{
    const QByteArray arrived = m_socket.readAll();
    if (m_isReconnecting || !m_response)
        return;
    m_response->take(arrived);
    if (m_isWaitingForTicket)
        return;
    if (m_response->fault() != Reason::None && m_response->status() == 0)
        return end(Failure{.reason = Reason::NotAProxy});
    if (m_response->status() == 0)
        return; // wait for the rest
    wantsSignIn() ? signIn() : evaluate();
}

bool ProxyTunnel::wantsSignIn() const
{
    const int status = m_response->status();
    const bool isMeant = m_hasSignedIn || !valuesOf("proxy-authenticate").isEmpty();
    const bool isTooLong = (status == 400 || status == 431) && m_hasSignedIn && m_authAttempt.isByTicket();
    return status == 407 || (status == 401 && isMeant) || isTooLong; // some proxies send 401 for a wrong password
}

void ProxyTunnel::evaluate()
{
    const int status = m_response->status();
    // The host waits for TLS to begin, so any further bytes are from the proxy.
    if (status / 100 == 2 && !m_response->hasMore()) {
        // A proxy that signs in as well, which few do, has to be the one that the ticket is for.
        const auto proof = valuesOf("proxy-authenticate") + valuesOf("proxy-authentication-info");
        if (auto step = m_authAttempt.isByTicket() ? m_authAttempt.ticketStep(challengesIn(proof), {}) : nullptr)
            return makeTicket(std::move(step));
        return end(std::nullopt);
    }
    const auto reported = reasonIn(valuesOf("proxy-status").join(' ') + ' ' + valuesOf("x-squid-error").join(' '));
    end(Failure{.reason = reported.value_or(reasonOf(status)), .status = status});
}

QList<QByteArray> ProxyTunnel::valuesOf(QByteArrayView name) const
{
    QList<QByteArray> found;
    for (const auto &[key, value] : m_response->headers())
        if (name.compare(key, Qt::CaseInsensitive) == 0)
            found += value;
    return found;
}

void ProxyTunnel::signIn()
{
    if (m_authAttempt.isInHandshake() && !m_response->isOver() && m_socket.state() == QAbstractSocket::ConnectedState)
        return; // skip the page first
    const auto challenges = challengesIn(valuesOf("proxy-authenticate"));
    if (auto step = m_authAttempt.ticketStep(challenges, m_proxy.hostName()))
        return makeTicket(std::move(step));
    signInByPassword();
}

void ProxyTunnel::makeTicket(std::function<Negotiator::Step()> step)
{
    m_isWaitingForTicket = true;
    m_ticket.setFuture(inDetachedThread(std::move(step)));
}

void ProxyTunnel::useTicket()
{
    m_isWaitingForTicket = false;
    const Negotiator::Step step = m_ticket.result();
    if (m_response->status() / 100 != 2) {
        auto authorization = m_authAttempt.useTicket(step);
        return authorization ? respondToChallenge(std::move(*authorization), m_hasSignedIn) : signInByPassword();
    }
    if (step.fault != Reason::None)
        return end(Failure{.reason = step.fault, .requiresSignIn = true});
    const bool isOpen = m_socket.state() == QAbstractSocket::ConnectedState && !m_response->hasMore();
    end(isOpen ? std::nullopt : std::optional(Failure{.reason = Reason::ProxyClosed}));
}

void ProxyTunnel::signInByPassword()
{
    const auto challenges = challengesIn(valuesOf("proxy-authenticate"));
    const bool isKnown = m_authAttempt.hasBegun() || offered(challenges, "basic") || offered(challenges, "ntlm");
    const bool wasInHandshake = m_authAttempt.isInHandshake();
    auto authorization = m_authAttempt.credentialsFor(challenges);
    if (authorization)
        return respondToChallenge(std::move(*authorization), wasInHandshake);
    const Reason reason = m_authAttempt.ticketFault();
    m_authAttempt.refused();
    end(Failure{.reason = isKnown || reason != Reason::None ? reason : Reason::ProxySignInUnknown,
                .requiresSignIn = true});
}

void ProxyTunnel::respondToChallenge(QByteArray authorization, bool isInHandshake)
{
    m_authorization = std::move(authorization);
    const bool isKept = m_response->keepsConnection() && m_socket.state() == QAbstractSocket::ConnectedState;
    if (isInHandshake && isKept)
        return sendConnect();
    reconnect();
}

void ProxyTunnel::reconnect()
{
    m_response.reset();
    m_hasSignedIn = false;
    if (m_socket.state() == QAbstractSocket::UnconnectedState)
        return m_socket.connectToHost(m_proxy.hostName(), m_proxy.port());
    m_isReconnecting = true;
    m_socket.disconnectFromHost();
}

void ProxyTunnel::connectionLost()
{
    if (m_isReconnecting || m_isWaitingForTicket || m_socket.state() != QAbstractSocket::UnconnectedState)
        return; // the disconnection is expected
    if (m_socket.bytesAvailable() > 0)
        read(); // the rest may explain it
    if (!m_failed || m_socket.state() != QAbstractSocket::UnconnectedState)
        return;
    if (m_response && m_response->status() != 0)
        return signIn(); // the page ended with the connection
    if (m_hasSignedIn) { // some proxies disconnect instead of sending 407 again
        m_authAttempt.refused();
        return end(
            Failure{.reason = m_authAttempt.isByTicket() ? Reason::ProxyTicketRefused : Reason::ProxyClosedAtSignIn,
                    .requiresSignIn = true});
    }
    const bool isGarbled = m_response && m_response->end() == ResponseParser::State::Garbled;
    end(Failure{.reason = isGarbled ? Reason::NotAProxy : reasonOf(m_socket.error(), m_wasConnected)});
}

void ProxyTunnel::end(std::optional<Failure> failure)
{
    if (!m_failed)
        return;
    m_socket.disconnect(this);
    if (!failure)
        m_authAttempt.noteSuccess();
    const auto opened = std::exchange(m_opened, {});
    const auto failed = std::exchange(m_failed, {});
    if (failure)
        failed(*failure); // may delete this
    else
        opened();
}

} // namespace labdesk::api
