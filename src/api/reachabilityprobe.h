// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/proxytunnel.h"
#include "api/tlsreason.h"
#include "api/wayout.h"
#include "domain/apierror.h"

#include <QObject>
#include <QSslSocket>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// The way to a service without a request: looks its name up, connects, through the proxy where there is one, makes the
/// protection, and hangs up. Not one byte of HTTP is sent but to the proxy. Uses what a request would: the same proxy
/// and sign-in, the same authorities and certificate.
class ReachabilityProbe : public QObject
{
    Q_OBJECT

public:
    enum class Step { Name, Way, Protection }; ///< in this order; plain http to this machine has no protection

    struct Found
    {
        std::optional<Step> failedAt = {};
        std::optional<ApiError> error = {}; ///< with failedAt
        QString proxy = {};                 ///< "host:port"; empty: none
        bool isProtected = false;           ///< by TLS, and the other side proved who it is
    };

    /// `done` runs once, later; not at all when this goes before.
    ReachabilityProbe(const WayOut &way, std::chrono::milliseconds limit, std::function<void(Found)> done,
                      QObject *parent = nullptr);

private:
    void begin();
    void goThrough(const QNetworkProxy &proxy);
    void watch();
    void reached();
    void failed(QAbstractSocket::SocketError error);
    void end(std::optional<ApiError> error);

    std::function<void(Found)> m_done;
    Found m_found;
    Step m_step = Step::Name;
    WayOut m_way;
    bool m_isTls = false;
    QString m_tlsReason;
    CertificateWord m_onOwn = CertificateWord::Nothing;
    QSslSocket m_socket;
    std::unique_ptr<ProxyTunnel> m_tunnel; ///< of the socket, which it goes before
    QTimer m_limit;
};

} // namespace labdesk::api
