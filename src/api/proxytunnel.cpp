// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxytunnel.h"

#include "api/servicerequest.h"

#include <algorithm>
#include <utility>

namespace labdesk::api {

namespace {

using SocketError = QAbstractSocket::SocketError;

constexpr qsizetype LargestHead = 64 * 1024;
constexpr qsizetype LargestBody = 1024 * 1024; // of a page that says what 407 says already
/// Until the connection that tries a new password knows more.
constexpr std::chrono::milliseconds NextLook{50};

QByteArray targetOf(const QUrl &url)
{
    const QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    const int usual = url.scheme() == QStringLiteral("https") ? 443 : 80;
    return (host.contains(':') ? '[' + host + ']' : host) + ':' + QByteArray::number(url.port(usual));
}

/// The values of all headers of that name.
QList<QByteArray> valuesOf(const QByteArray &head, const QByteArray &name)
{
    QList<QByteArray> found;
    for (const QByteArray &line : head.split('\n'))
        if (const qsizetype colon = line.indexOf(':');
            colon > 0 && line.left(colon).trimmed().compare(name, Qt::CaseInsensitive) == 0)
            found += line.mid(colon + 1).trimmed();
    return found;
}

int statusOf(const QByteArray &head)
{
    return head.startsWith("HTTP/1.") ? head.mid(9, 3).toInt() : 0;
}

/// Whether the connection cannot be used for another request.
bool endsConnection(const QByteArray &head)
{
    const auto says = [&head](const QByteArray &word) {
        for (const QByteArray &value : valuesOf(head, "proxy-connection") + valuesOf(head, "connection"))
            if (value.toLower().contains(word))
                return true;
        return false;
    };
    if (says("close") || !valuesOf(head, "transfer-encoding").isEmpty())
        return true; // chunks of a page are not worth being read
    return head.startsWith("HTTP/1.0") && !says("keep-alive");
}

/// As the proxied sockets of Qt name them.
SocketError ofProxy(SocketError error)
{
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return QAbstractSocket::ProxyNotFoundError;
    case QAbstractSocket::ConnectionRefusedError:
        return QAbstractSocket::ProxyConnectionRefusedError;
    case QAbstractSocket::SocketTimeoutError:
        return QAbstractSocket::ProxyConnectionTimeoutError;
    case QAbstractSocket::RemoteHostClosedError:
        return QAbstractSocket::ProxyConnectionClosedError;
    default:
        return QAbstractSocket::ProxyProtocolError;
    }
}

SocketError ofStatus(int status)
{
    return status == 404 ? QAbstractSocket::HostNotFoundError
        : status == 503  ? QAbstractSocket::ConnectionRefusedError // the one behind it
                         : QAbstractSocket::ProxyProtocolError;
}

} // namespace

ProxyTunnel::ProxyTunnel(QTcpSocket &socket, const QNetworkProxy &proxy, const QUrl &url,
                         std::shared_ptr<ProxyPass> pass, std::function<void()> opened,
                         std::function<void(Failure)> failed)
    : m_socket(socket), m_proxy(proxy), m_target(targetOf(url)), m_turn(std::move(pass)), m_opened(std::move(opened)),
      m_failed(std::move(failed))
{
    m_socket.setProxy(QNetworkProxy::NoProxy);
    connect(&m_socket, &QAbstractSocket::connected, this, &ProxyTunnel::ask);
    connect(&m_socket, &QIODevice::readyRead, this, &ProxyTunnel::read);
    // Queued: a socket that cannot even begin says so at once.
    connect(&m_socket, &QAbstractSocket::errorOccurred, this, &ProxyTunnel::broken, Qt::QueuedConnection);
    connect(
        &m_socket, &QAbstractSocket::disconnected, this,
        [this] {
            if (std::exchange(m_isReconnecting, false))
                m_socket.connectToHost(m_proxy.hostName(), m_proxy.port());
        },
        Qt::QueuedConnection);
    m_nextLook.setSingleShot(true);
    connect(&m_nextLook, &QTimer::timeout, this, &ProxyTunnel::begin);
    QMetaObject::invokeMethod(this, &ProxyTunnel::begin, Qt::QueuedConnection);
}

ProxyTunnel::~ProxyTunnel()
{
    overwrite(m_authorization);
}

void ProxyTunnel::begin()
{
    if (m_turn.mayConnect())
        m_socket.connectToHost(m_proxy.hostName(), m_proxy.port());
    else
        m_nextLook.start(NextLook);
}

void ProxyTunnel::ask()
{
    QByteArray message = "CONNECT " + m_target + " HTTP/1.1\r\nHost: " + m_target + "\r\nUser-Agent: labdesk\r\n";
    message.reserve(message.size() + m_authorization.size() + 64); // it must not move once the secret is in it
    if (!m_authorization.isEmpty())
        message += "Proxy-Authorization: " + m_authorization + "\r\n";
    message += "\r\n";
    overwrite(m_authorization);
    m_socket.write(message.constData(), message.size()); // a copy, so that this one can go
    overwrite(message);
}

void ProxyTunnel::read()
{
    if (m_isReconnecting) {
        m_socket.readAll();
        return;
    }
    m_arrived += m_socket.readAll();
    const qsizetype skipped = std::min(m_toSkip, m_arrived.size());
    m_arrived.remove(0, skipped);
    m_toSkip -= skipped;
    if (m_toSkip > 0)
        return;
    if (!m_authorization.isEmpty())
        return ask(); // the page has gone by
    const qsizetype end = m_arrived.indexOf("\r\n\r\n");
    if (end < 0 && m_arrived.size() > LargestHead)
        return this->end(Failure{QAbstractSocket::ProxyProtocolError});
    if (end < 0)
        return;
    const QByteArray head = m_arrived.left(end);
    m_arrived.remove(0, end + 4);
    judge(head);
}

void ProxyTunnel::judge(const QByteArray &head)
{
    const int status = statusOf(head);
    if (status == 407)
        return signIn(head);
    if (status / 100 == 1)
        return; // more follows
    // What stands behind it waits for the first word of TLS: anything else is the proxy's.
    if (status / 100 == 2 && m_arrived.isEmpty())
        return end(std::nullopt);
    end(Failure{ofStatus(status)});
}

void ProxyTunnel::signIn(const QByteArray &head)
{
    m_wasAsked = true;
    auto answer = m_turn.answer(valuesOf(head, "proxy-authenticate"));
    if (!answer) {
        m_turn.refused();
        return end(Failure{QAbstractSocket::ProxyAuthenticationRequiredError, true});
    }
    m_authorization = std::move(*answer);
    const qsizetype body = valuesOf(head, "content-length").value(0).toLongLong();
    if (endsConnection(head) || body < 0 || body > LargestBody) {
        m_arrived.clear();
        return reconnect();
    }
    m_toSkip = std::max<qsizetype>(0, body - m_arrived.size());
    m_arrived.remove(0, std::min(body, m_arrived.size()));
    if (m_toSkip == 0)
        ask();
}

void ProxyTunnel::reconnect()
{
    if (m_socket.state() == QAbstractSocket::UnconnectedState)
        return m_socket.connectToHost(m_proxy.hostName(), m_proxy.port());
    m_isReconnecting = true;
    m_socket.disconnectFromHost();
}

void ProxyTunnel::broken()
{
    if (m_isReconnecting || m_socket.state() != QAbstractSocket::UnconnectedState)
        return; // it is the end that was expected
    if (m_socket.bytesAvailable() > 0)
        read(); // which may be all there is to know
    if (!m_failed || m_socket.state() != QAbstractSocket::UnconnectedState)
        return;
    const bool atSignIn = m_wasAsked && m_socket.error() == QAbstractSocket::RemoteHostClosedError;
    if (atSignIn)
        m_turn.refused(); // some hang up in place of saying 407 again
    end(Failure{ofProxy(m_socket.error()), atSignIn});
}

void ProxyTunnel::end(std::optional<Failure> failure)
{
    if (!m_failed)
        return;
    m_socket.disconnect(this);
    if (!failure)
        m_turn.reached();
    const auto opened = std::exchange(m_opened, {});
    const auto failed = std::exchange(m_failed, {});
    if (failure)
        failed(*failure); // may delete this
    else
        opened();
}

} // namespace labdesk::api
