// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/connectionpool.h"
#include "api/httpreply.h"
#include "api/proxytunnel.h"
#include "api/systemproxy.h"
#include "api/tlsreason.h"

#include <QFutureWatcher>
#include <QNetworkProxy>
#include <QSslConfiguration>
#include <QSslError>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// Opens one connection to the origin of a URL: through the first proxy that can be reached, with TLS for
/// https, and to whichever address of the host responds first. Sends no HTTP. Destroying it aborts.
class SocketConnector : public QObject
{
    Q_OBJECT

public:
    /// In this order. Before the name comes the lookup of the system's proxies; a proxy resolves the name itself.
    enum class Step { Name, Connection, Encryption };

    /// Exactly one of them runs, once, never from the constructor, and may delete this. A failure is a reply without a
    /// response.
    using Connected = std::function<void(Socket)>;
    using Failed = std::function<void(const HttpReply &)>;

    SocketConnector(const QUrl &url, const ProxySettings &proxySettings, const std::optional<QSslConfiguration> &tls,
                    Connected connected, Failed failed);

    Step step() const { return m_step; }                   ///< the current one, or the last
    const QNetworkProxy &proxy() const { return m_proxy; } ///< the current one, or the last
    /// The reason to report if it is aborted now.
    ApiError::Reason waitingFor() const;

private:
    void tryNextProxy();
    void fail(HttpReply failure);
    void giveUpWaiting();
    void start(size_t which, QAbstractSocket::NetworkLayerProtocol addresses);
    void connectThroughProxy(size_t which);
    void watch(size_t which);
    void connectedWith(size_t which);
    void finish(size_t which);
    void handleSocketError(size_t which);
    HttpReply failure(const QTcpSocket &socket) const;
    HttpReply tlsFailure(const QTcpSocket &socket) const;
    std::optional<ApiError::Reason> socksFailureReason(QAbstractSocket::SocketError error) const;

    QUrl m_url;
    ProxySettings m_proxySettings;
    QFutureWatcher<ProxyList> m_lookup;
    ProxyList m_proxies; ///< to be tried
    QNetworkProxy m_proxy = QNetworkProxy(QNetworkProxy::NoProxy);
    std::optional<HttpReply> m_firstFailure; ///< of a proxy that couldn't be reached
    std::optional<QSslConfiguration> m_tls;
    Connected m_connected;
    Failed m_failed;
    QTimer m_fallbackTimer; ///< starts the second attempt, or tries the next proxy
    std::array<Socket, 2> m_sockets;
    std::unique_ptr<ProxyTunnel> m_tunnel; ///< for the first socket; must be destroyed before it
    QList<QSslError> m_certificate;
    std::optional<QSsl::AlertType> m_alert; ///< the one that ended the handshake
    bool m_hadSharedCipher = false;         ///< a cipher was agreed on when the handshake failed
    Step m_step = Step::Name;
};

} // namespace labdesk::api
