// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/connectionpool.h"

#include <algorithm>
#include <utility>

namespace labdesk::api {

namespace {

constexpr std::chrono::milliseconds MaxIdleTime{60'000};
constexpr std::chrono::milliseconds ExpiryMargin{500}; ///< subtracted from the server's keep-alive time

QString originOf(const QUrl &url)
{
    return url.scheme() + QStringLiteral("://") + url.authority(QUrl::FullyEncoded);
}

} // namespace

void scrubWhenClosed(QTcpSocket *socket)
{
    QObject::connect(socket, &QAbstractSocket::disconnected, socket, [socket] { // its buffer is freed right after this
        QMetaObject::invokeMethod(
            socket, [scrub = std::make_shared<MemoryScrub>()] {}, Qt::QueuedConnection);
    });
}

ConnectionPool::ConnectionPool(ProxySettings proxySettings) : m_proxySettings(std::move(proxySettings))
{
    m_expiryTimer.setSingleShot(true);
    QObject::connect(&m_expiryTimer, &QTimer::timeout, &m_expiryTimer, [this] { clear(); });
}

Socket ConnectionPool::take(const QUrl &url, std::chrono::milliseconds maxIdle)
{
    const QString origin = originOf(url);
    // Unsolicited bytes aren't the response to the next request either.
    std::erase_if(m_idle, [](const Idle &one) {
        return one.socket->state() != QAbstractSocket::ConnectedState || one.socket->bytesAvailable() > 0;
    });
    // The most recently used one is the most likely to be still open.
    const auto found = std::find_if(m_idle.rbegin(), m_idle.rend(), [&](const Idle &one) {
        return one.origin == origin && !one.since.hasExpired(std::min(maxIdle, one.lifetime).count());
    });
    if (found == m_idle.rend())
        return {};
    Socket socket(found->socket.release());
    m_idle.erase(std::next(found).base());
    return socket;
}

void ConnectionPool::giveBack(const QUrl &url, Socket socket, std::optional<std::chrono::milliseconds> keepAliveTimeout)
{
    const auto lifetime
        = keepAliveTimeout ? std::max(std::chrono::milliseconds(0), *keepAliveTimeout - ExpiryMargin) : MaxIdleTime;
    QElapsedTimer since;
    since.start();
    m_idle.push_back({originOf(url), decltype(Idle::socket)(socket.release()), lifetime, since});
    m_expiryTimer.start(MaxIdleTime);
}

} // namespace labdesk::api
