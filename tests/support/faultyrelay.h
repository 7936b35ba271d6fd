// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <vector>

class QTcpSocket;

namespace labdesk::tests {

/// What happens to one request on its way to a service.
struct Mischief
{
    std::chrono::milliseconds delay{0}; ///< before it is passed on
    QByteArray answer = {};             ///< not empty: sent back in the service's place, which hears nothing of it
    enum class Drop { Never, Request, Answer } drop = Drop::Never; ///< the connection ends where it should be passed on
    bool isHeld = false;                                           ///< until release()
};

/// Stands on 127.0.0.1 before a service that is a program of its own, passes requests on one by one, and does mischief
/// to some. When the service dies it dies with it, as far as a client can tell.
class FaultyRelay : public QTcpServer
{
    Q_OBJECT

public:
    /// `plan` says what happens to a request: its method, its path, and how many of that method and path came before.
    using Plan = std::function<Mischief(const QByteArray &method, const QByteArray &path, int before)>;

    FaultyRelay(quint16 servicePort, Plan plan);
    ~FaultyRelay() override;

    QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(serverPort())); }
    int countOf(const QByteArray &method, const QByteArray &path) const { return m_counts.value(method + ' ' + path); }
    bool isDead() const { return !isListening(); } ///< the service was lost
    struct Request
    {
        QByteArray method, path;
    };
    const std::vector<Request> &seen() const { return m_seen; } ///< all that came, in their order
    int countHeld() const { return int(m_held.size()); }
    void release(); ///< passes on what is held, unless its client has gone

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Pair;
    void takeRequests(Pair *pair);
    void pass(Pair *pair, const QByteArray &request, Mischief::Drop drop);
    void die();

    quint16 m_servicePort;
    Plan m_plan;
    QHash<QByteArray, int> m_counts;
    std::vector<Request> m_seen;
    std::vector<std::function<void()>> m_held;
};

} // namespace labdesk::tests
