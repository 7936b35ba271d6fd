// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

class QTcpSocket;

namespace labdesk::tests {

/// What the server does with one request, byte by byte. It knows just enough HTTP to see where a request ends.
struct Play
{
    /// BytesCame: with the first bytes, whatever they are; the next play follows the next bytes on the same connection.
    enum class When { Accepted, BytesCame, HeadCame, RequestCame } when = When::RequestCame;
    QByteArray bytes = {};                  ///< written as they are
    std::chrono::milliseconds dripEvery{0}; ///< when set: one byte at a time
    QByteArray forever = {};                ///< written again and again after `bytes`, as long as they are taken
    enum class Then { KeepOpen, Close, Reset } then = Then::KeepOpen;
};

/// A server on 127.0.0.1 that plays scripted bytes, right or wrong, and counts what it was sent. With a TLS
/// configuration it speaks TLS, and counts what arrives inside it.
class FaultServer : public QTcpServer
{
    Q_OBJECT

public:
    explicit FaultServer(std::vector<Play> plays, std::optional<QSslConfiguration> tls = {});
    ~FaultServer() override;

    QUrl url() const; ///< without a trailing slash

    /// One play for each request, in order; the last one is repeated.
    void setPlays(std::vector<Play> plays) { m_plays = std::move(plays); }

    /// What each request gets, by its head; instead of plays in order.
    void playBy(std::function<Play(const QByteArray &head)> choose) { m_choose = std::move(choose); }

    /// What every request gets that has these words in its head, whenever it comes.
    void refuse(const QByteArray &words, Play refusal)
    {
        m_refused = words;
        m_refusal = std::move(refusal);
    }

    int connections() const { return m_connections; }
    int openConnections() const { return int(m_peers.size()); }
    int requests() const { return int(m_heads.size()); } ///< whose head came whole
    const QList<QByteArray> &heads() const { return m_heads; }
    const QList<QByteArray> &bodies() const { return m_bodies; }
    qint64 bytesReceived() const { return m_bytesReceived; }  ///< inside TLS, when there is any
    const QByteArray &received() const { return m_received; } ///< the first 64 KB of them
    qint64 bytesSent() const { return m_bytesSent; }          ///< taken by the system
    /// The value of a header in a head, or a null array.
    static QByteArray header(const QByteArray &head, const QByteArray &name);

    /// While held, requests are taken and counted but not answered.
    void hold() { m_held = true; }
    void stopHolding() { m_held = false; } ///< what was held stays so
    void release();

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Peer
    {
        QByteArray input;
        bool headCounted = false;
        bool played = false; ///< before the request was complete
        int turns = 0;       ///< plays that followed bytes
    };
    void read(QTcpSocket *socket);
    bool takeRequest(QTcpSocket *socket, Peer &peer);
    void play(QTcpSocket *socket, const Play &play);
    void finish(QTcpSocket *socket, const Play &play);
    const Play &playNumber(qsizetype number) const;
    Play playFor(const QByteArray &head) const;

    std::vector<Play> m_plays;
    std::function<Play(const QByteArray &)> m_choose;
    QByteArray m_refused; ///< empty: nothing is
    Play m_refusal;
    std::optional<QSslConfiguration> m_tls;
    QHash<QTcpSocket *, Peer> m_peers;
    QList<QByteArray> m_heads;
    QList<QByteArray> m_bodies;
    QList<std::pair<QTcpSocket *, Play>> m_heldBack;
    qint64 m_bytesReceived = 0;
    qint64 m_bytesSent = 0;
    QByteArray m_received;
    int m_connections = 0;
    bool m_held = false;
};

/// A whole reply with a Content-Length; `headers` are lines without their ends.
QByteArray httpReply(const QByteArray &status, const QByteArray &body,
                     const QByteArray &contentType = "application/json", const QList<QByteArray> &headers = {});

} // namespace labdesk::tests
