// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/dial.h"

#include "api/proxyway.h"

#include <QSslSocket>

namespace labdesk::api {

namespace {

/// A name may have addresses of both families where one of them leads nowhere, which takes half a minute to notice.
constexpr std::chrono::milliseconds HeadStart{300};

} // namespace

Dial::Dial(const QUrl &url, const Passage &passage, const std::optional<QSslConfiguration> &tls, Connected connected,
           Failed failed)
    : m_url(url), m_proxy(proxyOnTheWay(url, passage.route)), m_pass(passage.pass), m_tls(tls),
      m_connected(std::move(connected)), m_failed(std::move(failed)),
      m_step(m_proxy.type() == QNetworkProxy::NoProxy ? Step::Name : Step::Way)
{
    m_second.setSingleShot(true);
    connect(&m_second, &QTimer::timeout, this, [this] { start(1, QAbstractSocket::IPv4Protocol); });
    QMetaObject::invokeMethod(
        this, [this] { start(0, QAbstractSocket::AnyIPProtocol); }, Qt::QueuedConnection);
    if (m_proxy.type() == QNetworkProxy::NoProxy)
        m_second.start(HeadStart);
}

void Dial::start(size_t which, QAbstractSocket::NetworkLayerProtocol addresses)
{
    const bool isTls = m_url.scheme() == u"https";
    auto *secure = isTls ? new QSslSocket : nullptr;
    m_sockets[which].reset(secure ? secure : new QTcpSocket);
    QTcpSocket *socket = m_sockets[which].get();
    scrubWhenClosed(socket);
    if (secure && m_tls)
        secure->setSslConfiguration(*m_tls);
    if (m_proxy.type() == QNetworkProxy::HttpProxy)
        return goThroughProxy(which);
    socket->setProxy(m_proxy);
    watch(which);
    if (secure)
        secure->connectToHostEncrypted(m_url.host(), quint16(m_url.port(443)), QIODevice::ReadWrite, addresses);
    else
        socket->connectToHost(m_url.host(), quint16(m_url.port(80)), QIODevice::ReadWrite, addresses);
}

void Dial::goThroughProxy(size_t which)
{
    m_tunnel = std::make_unique<ProxyTunnel>(
        *m_sockets[which], m_proxy, m_url, m_pass,
        [this, which] {
            m_tunnel.release()->deleteLater(); // it is on the stack
            watch(which);
            if (auto *secure = qobject_cast<QSslSocket *>(m_sockets[which].get())) {
                m_step = Step::Protection;
                secure->setPeerVerifyName(m_url.host());
                return secure->startClientEncryption();
            }
            reached(which);
        },
        [this](const ProxyTunnel::Failure &failure) {
            m_tunnel.release()->deleteLater();
            const Failed failed = std::move(m_failed);
            failed({.error = failure.error, .atProxySignIn = failure.atSignIn});
        });
}

void Dial::watch(size_t which)
{
    QTcpSocket *socket = m_sockets[which].get();
    connect(socket, &QAbstractSocket::hostFound, this, [this] { m_step = Step::Way; });
    connect(socket, &QAbstractSocket::connected, this, [this, which] { reached(which); });
    // Queued: a socket that cannot even begin says so at once.
    connect(
        socket, &QAbstractSocket::errorOccurred, this, [this, which] { failedOn(which); }, Qt::QueuedConnection);
    auto *secure = qobject_cast<QSslSocket *>(socket);
    if (!secure)
        return;
    connect(secure, &QSslSocket::sslErrors, this, [this](const QList<QSslError> &errors) { m_certificate = errors; });
    connect(secure, &QSslSocket::alertReceived, this, [this, secure](QSsl::AlertLevel, QSsl::AlertType type) {
        m_onOwn = wordOn(type, !secure->localCertificate().isNull());
    });
    connect(secure, &QSslSocket::encrypted, this, [this, which] { finish(which); });
}

void Dial::reached(size_t which)
{
    m_second.stop();
    m_sockets[1 - which].reset();
    m_step = Step::Protection;
    if (m_url.scheme() != u"https")
        finish(which);
}

void Dial::finish(size_t which)
{
    Socket socket = std::move(m_sockets[which]);
    socket->disconnect(this);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    const Connected connected = std::move(m_connected);
    connected(std::move(socket));
}

void Dial::failedOn(size_t which)
{
    if (!m_sockets[which])
        return;
    const Socket socket = std::move(m_sockets[which]);
    socket->disconnect(this);
    if (m_sockets[1 - which])
        return; // the other one may still get through
    m_second.stop();
    const Failed failed = std::move(m_failed);
    failed({.error = socket->error(), .certificate = m_certificate, .words = socket->errorString(), .onOwn = m_onOwn});
}

} // namespace labdesk::api
