// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/connection.h"

#include <QObject>
#include <QSslSocket>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace labdesk::api {

/// The way to a service without a request: looks its name up, connects, through the proxy where there is one, makes the
/// protection, and hangs up. Not one byte of HTTP is sent. Uses what a request would: the same proxy, the same
/// authorities.
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

    /// `done` runs once, later; not at all when this goes before. `connection` has passed parseServiceUrl().
    ReachabilityProbe(const Connection &connection, std::chrono::milliseconds limit, std::function<void(Found)> done,
                      QObject *parent = nullptr);

private:
    void start(const Connection &connection);
    void failed(QAbstractSocket::SocketError error);
    void end(std::optional<ApiError> error);

    std::function<void(Found)> m_done;
    Found m_found;
    Step m_step = Step::Name;
    bool m_isTls = false;
    QString m_tlsReason;
    QString m_authorityFault;
    QSslSocket m_socket;
    QTimer m_limit;
};

} // namespace labdesk::api
