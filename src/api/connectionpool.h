// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/proxyauthenticator.h"
#include "domain/memoryscrub.h"

#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

namespace labdesk::api {

/// Qt copies messages under 4 KiB into a buffer of the socket and frees it when the connection closes, on either side.
/// The buffer holds the key, so memory that is freed then is overwritten.
void scrubWhenClosed(QTcpSocket *socket);

/// Deletes the socket later, because this can run inside one of its signals.
struct SocketDeleter
{
    void operator()(QTcpSocket *socket) const
    {
        const MemoryScrub scrub;
        socket->abort();
        socket->deleteLater();
    }
};
using Socket = std::unique_ptr<QTcpSocket, SocketDeleter>;

/// Idle connections, kept for the next request to the same origin. All are closed once none was given back for a
/// minute. Lives in one thread.
class ConnectionPool
{
public:
    explicit ConnectionPool(ProxySettings proxySettings = {});

    /// A connection to the origin of `url` that has been idle for at most `maxIdle`, or none.
    Socket take(const QUrl &url, std::chrono::milliseconds maxIdle);
    /// Stores a connection that is ready for another request. `keepAliveTimeout`: when the server will close it, if it
    /// said so.
    void giveBack(const QUrl &url, Socket socket, std::optional<std::chrono::milliseconds> keepAliveTimeout = {});

    void clear() { m_idle.clear(); } ///< the idle connections may be dead, as after a timeout
    const ProxySettings &proxySettings() const { return m_proxySettings; }

private:
    struct ImmediateDeleter
    {
        void operator()(QTcpSocket *socket) const
        {
            const MemoryScrub scrub;
            delete socket;
        }
    };
    struct Idle
    {
        QString origin;
        std::unique_ptr<QTcpSocket, ImmediateDeleter>
            socket; ///< no signals are connected, so it can be deleted at once
        std::chrono::milliseconds lifetime;
        QElapsedTimer since;
    };

    ProxySettings m_proxySettings;
    std::vector<Idle> m_idle;
    QTimer m_expiryTimer;
};

} // namespace labdesk::api
