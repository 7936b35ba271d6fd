// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "everyoperation.h"
#include "support/faultserver.h"
#include "tlsfiles.h"

#include <QNetworkProxyFactory>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

namespace labdesk::tests {

/// Something that is not as it should be on the way to a service, and what is to be told of it.
struct Cause
{
    enum class By {
        Service,      ///< with TLS, by what it plays
        PlainService, ///< without
        Proxy,        ///< in place of a tunnel
        NoProxy,
        UnknownProxy,
        Socks, ///< the system's proxy, by what it answers
        NoSocks,
        UnknownSocks,
        Nothing, ///< listens
        UnknownHost,
        Listener,    ///< accepts, and nothing more
        PlainForTls, ///< an https address without TLS
        Alert,       ///< of TLS, in place of a handshake
        UnknownAuthority,
        WantsCertificate
    };
    Play play = {};
    By by = By::Service;
    ApiError::Kind kind = ApiError::Kind::BadReply;
    ApiError::Reason reason = ApiError::Reason::None;
    std::optional<ApiError::Kind> write = {}; ///< where it differs
    ApiError::Reason writeReason = ApiError::Reason::None;
    int alert = 0;
    bool isByAddress = false;  ///< the service behind a SOCKS proxy has no name
    QByteArrayList socks = {}; ///< to the greeting, then to the request; it hangs up instead of the next one
    QSsl::SslProtocol protocol = QSsl::SecureProtocols;
    bool isSlow = false; ///< nothing but the deadline ends it
};

/// The fourteen of the contract.
inline std::vector<Operation> contractOperations()
{
    std::vector<Operation> all = everyOperation();
    std::erase_if(all, [](const Operation &one) { return std::string_view(one.name) == "lookUpRelease"; });
    return all;
}

/// One operation by a client of its own.
struct CauseCall
{
    Operation operation;
    std::unique_ptr<api::ApiClient> client;
    Result result = {};
    api::Call call = {};
};

/// Sends an operation over a connection; the token exchange by a bearer's.
inline std::unique_ptr<CauseCall> startOperation(const Operation &operation, Connection connection,
                                                 const Credentials &credentials,
                                                 const api::ClientOptions &clientOptions)
{
    const bool isToken = std::string_view(operation.name) == "requestToken";
    if (isToken)
        connection.scheme = BearerScheme{
            .authUrl = connection.baseUrl, .clientId = QStringLiteral("id"), .audience = QStringLiteral("a")};
    auto call = std::make_unique<CauseCall>(CauseCall{
        .operation = operation, .client = std::make_unique<api::ApiClient>(connection, credentials, clientOptions)});
    call->call = isToken ? sendFor(*call->client, anyCallOf(api::getUser), into(call->result))
                         : operation.send(*call->client, connection.baseUrl, into(call->result));
    return call;
}

class CauseScene
{
public:
    explicit CauseScene(const Cause &cause) : m_cause(cause)
    {
        using By = Cause::By;
        const QString certificate
            = cause.by == By::UnknownAuthority ? QStringLiteral("selfsigned") : QStringLiteral("good");
        std::optional<QSslConfiguration> tls;
        if (cause.by == By::Service || cause.by == By::UnknownAuthority || cause.by == By::WantsCertificate)
            tls = serverWith(certificate);
        if (cause.by == By::WantsCertificate) {
            tls->setCaCertificates({QSslCertificate(pem(QStringLiteral("authority")))});
            tls->setPeerVerifyMode(QSslSocket::VerifyPeer);
            tls->setMissingCertificateIsFatal(true);
            tls->setHandshakeMustInterruptOnError(true); // says why before it hangs up
            tls->setProtocol(cause.protocol);
        }
        m_server = std::make_unique<FaultServer>(std::vector<Play>{cause.play}, tls);
        m_listener.listen(QHostAddress::LocalHost);
        QObject::connect(&m_listener, &QTcpServer::newConnection, &m_listener, [this] { meet(); });
        if (!isSocks())
            return;
        const QByteArray proxy = cause.by == By::UnknownSocks ? "proxy.invalid:1080"
            : cause.by == By::NoSocks                         ? "127.0.0.1:1"
                                      : "127.0.0.1:" + QByteArray::number(m_listener.serverPort());
        qputenv("https_proxy", "socks5://" + proxy); // nothing but the system names one
        QNetworkProxyFactory::setUseSystemConfiguration(true);
    }
    ~CauseScene()
    {
        if (!isSocks())
            return;
        qunsetenv("https_proxy");
        QNetworkProxyFactory::setUseSystemConfiguration(false);
    }
    CauseScene(const CauseScene &) = delete;
    CauseScene &operator=(const CauseScene &) = delete;

    std::unique_ptr<CauseCall> start(const Operation &operation) const
    {
        // A busy machine needs its time; where only the deadline ends it, it is short.
        return startOperation(operation, connection(), testKey(),
                              quick(std::chrono::milliseconds(m_cause.isSlow ? 700 : 30'000)));
    }

private:
    bool isSocks() const
    {
        using By = Cause::By;
        return m_cause.by == By::Socks || m_cause.by == By::NoSocks || m_cause.by == By::UnknownSocks;
    }

    Connection connection() const
    {
        using By = Cause::By;
        QUrl url = m_server->url();
        Connection connection = keyConnection(url);
        if (m_cause.by == By::PlainForTls)
            url.setScheme(QStringLiteral("https"));
        if (m_cause.by == By::Alert || m_cause.by == By::Listener)
            url = QUrl(QStringLiteral("https://127.0.0.1:%1").arg(m_listener.serverPort()));
        if (m_cause.by == By::Nothing)
            url = QUrl(QStringLiteral("https://127.0.0.1:1"));
        if (m_cause.by == By::UnknownHost)
            url = QUrl(QStringLiteral("https://nowhere.invalid"));
        if (isSocks())
            url = QUrl(m_cause.isByAddress ? QStringLiteral("https://192.0.2.1")
                                           : QStringLiteral("https://other.example"));
        connection.baseUrl = url;
        if (m_cause.by != By::Proxy && m_cause.by != By::NoProxy && m_cause.by != By::UnknownProxy)
            return connection;
        connection.baseUrl = QUrl(QStringLiteral("https://other.example"));
        connection.route.proxy = Route::Proxy::Own;
        connection.route.ownProxy = {QStringLiteral("127.0.0.1"), m_server->serverPort()};
        if (m_cause.by == By::NoProxy)
            connection.route.ownProxy = {QStringLiteral("127.0.0.1"), 1};
        if (m_cause.by == By::UnknownProxy)
            connection.route.ownProxy = {QStringLiteral("proxy.invalid"), 3128};
        return connection;
    }

    void meet()
    {
        while (QTcpSocket *peer = m_listener.nextPendingConnection()) {
            if (m_cause.by == Cause::By::Socks)
                speakSocks(*peer);
            if (m_cause.by != Cause::By::Alert)
                continue;
            QObject::connect(peer, &QTcpSocket::readyRead, peer, [peer, alert = m_cause.alert] {
                peer->readAll();
                peer->write(QByteArray("\x15\x03\x03\x00\x02\x02", 6) + char(alert));
                peer->disconnectFromHost();
            });
        }
    }

    void speakSocks(QTcpSocket &peer) const
    {
        if (m_cause.isSlow)
            return;
        QObject::connect(&peer, &QTcpSocket::readyRead, &peer, [&peer, left = m_cause.socks]() mutable {
            peer.readAll(); // what asks is short, and waits for each answer
            if (left.isEmpty())
                return peer.disconnectFromHost();
            peer.write(left.takeFirst());
        });
    }

    Cause m_cause;
    std::unique_ptr<FaultServer> m_server;
    QTcpServer m_listener;
};

} // namespace labdesk::tests
