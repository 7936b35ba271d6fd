// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/proxyauthenticator.h"
#include "api/responseparser.h"

#include <QFutureWatcher>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <optional>

namespace labdesk::api {

/// Connects a socket through an HTTP proxy to the origin of a URL: CONNECT, and a sign-in if the proxy requires it.
/// The sign-in uses a new connection, because some proxies close the one of their 407 without announcing it, or send
/// nothing more on it. Doesn't use Qt's own proxy support, which signs in with NTLM without a user name and repeats
/// that endlessly. Destroying it aborts, and leaves the socket as it is.
class ProxyTunnel : public QObject
{
    Q_OBJECT

public:
    struct Failure
    {
        ApiError::Reason reason = ApiError::Reason::None;
        bool requiresSignIn = false; ///< the proxy requires credentials and refused the connection
        int status = 0;              ///< of the proxy, if it explains the reason
    };
    /// Exactly one of the callbacks runs, asynchronously, and may delete this. `socket` isn't connected yet, and must
    /// outlive this.
    ProxyTunnel(QTcpSocket &socket, const QNetworkProxy &proxy, const QUrl &url,
                std::shared_ptr<ProxyAuthenticator> authenticator, std::function<void()> opened,
                std::function<void(Failure)> failed);
    ~ProxyTunnel() override;

    bool isWaitingForTicket() const { return m_isWaitingForTicket; } ///< not for the proxy

private:
    void begin();
    void sendConnect();
    void read();
    bool wantsSignIn() const;
    void signIn();
    void useTicket();
    void signInByPassword();
    void makeTicket(std::function<Negotiator::Step()> step);
    void respondToChallenge(QByteArray authorization, bool isInHandshake);
    void evaluate();
    QList<QByteArray> valuesOf(QByteArrayView name) const;
    void reconnect();
    void connectionLost();
    void end(std::optional<Failure> failure);

    QTcpSocket &m_socket;
    QNetworkProxy m_proxy;
    QByteArray m_target; ///< host and port
    ProxyAuthAttempt m_authAttempt;
    std::function<void()> m_opened;
    std::function<void(Failure)> m_failed;
    QTimer m_retryTimer; ///< checks again whether it may connect
    QByteArray m_authorization;
    std::optional<ResponseParser> m_response; ///< to the last request
    QFutureWatcher<Negotiator::Step> m_ticket;
    bool m_wasConnected = false; ///< to the proxy, at any time
    bool m_hasSignedIn = false;  ///< on this connection
    bool m_isReconnecting = false;
    bool m_isWaitingForTicket = false;
};

} // namespace labdesk::api
