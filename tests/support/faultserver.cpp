// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultserver.h"

#include <QSslSocket>
#include <QTcpSocket>
#include <QTimer>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace labdesk::tests {

FaultServer::FaultServer(std::vector<Play> plays, std::optional<QSslConfiguration> tls)
    : m_plays(std::move(plays)), m_tls(std::move(tls))
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("no port to listen on");
}

FaultServer::~FaultServer()
{
    for (auto it = m_peers.keyBegin(); it != m_peers.keyEnd(); ++it)
        (*it)->disconnect(this);
}

QUrl FaultServer::url() const
{
    QUrl url;
    url.setScheme(m_tls ? QStringLiteral("https") : QStringLiteral("http"));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(serverPort());
    return url;
}

void FaultServer::incomingConnection(qintptr handle)
{
    QTcpSocket *socket = nullptr;
    if (m_tls) {
        auto *secure = new QSslSocket(this);
        secure->setSslConfiguration(*m_tls);
        secure->setSocketDescriptor(handle);
        secure->startServerEncryption();
        socket = secure;
    } else {
        socket = new QTcpSocket(this);
        socket->setSocketDescriptor(handle);
    }
    ++m_connections;
    m_peers.insert(socket, {});
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    connect(socket, &QTcpSocket::bytesWritten, this, [this](qint64 bytes) { m_bytesSent += bytes; });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_peers.remove(socket);
        socket->deleteLater();
    });
    const Play &first = playNumber(m_heads.size());
    if (first.when == Play::When::Accepted) {
        m_peers[socket].played = true;
        play(socket, first);
    }
}

const Play &FaultServer::playNumber(qsizetype number) const
{
    return m_plays.at(size_t(qMin<qsizetype>(number, qsizetype(m_plays.size()) - 1)));
}

/// For the request whose head came last.
Play FaultServer::playFor(const QByteArray &head) const
{
    if (!m_refused.isEmpty() && head.contains(m_refused))
        return m_refusal;
    return m_choose ? m_choose(head) : playNumber(m_heads.size() - 1);
}

void FaultServer::read(QTcpSocket *socket)
{
    auto peer = m_peers.find(socket);
    if (peer == m_peers.end())
        return;
    const QByteArray bytes = socket->readAll();
    constexpr qsizetype keptBytes = 64 * 1024;
    m_bytesReceived += bytes.size();
    m_received += bytes.left(keptBytes - m_received.size());
    if (const Play &turn = playNumber(peer->turns); turn.when == Play::When::BytesCame) {
        ++peer->turns;
        return play(socket, turn);
    }
    peer->input += bytes;
    while (m_peers.contains(socket) && takeRequest(socket, m_peers[socket]))
        ;
}

bool FaultServer::takeRequest(QTcpSocket *socket, Peer &peer)
{
    const qsizetype headEnd = peer.input.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return false;
    const QByteArray head = peer.input.left(headEnd);
    if (!peer.headCounted) {
        peer.headCounted = true;
        m_heads += head;
    }
    const Play play = playFor(head);
    if (play.when == Play::When::HeadCame && !peer.played) {
        peer.played = true;
        this->play(socket, play);
        return false;
    }
    const qsizetype length = header(head, "content-length").toLongLong();
    if (peer.input.size() < headEnd + 4 + length)
        return false;
    m_bodies += peer.input.mid(headEnd + 4, length);
    peer.input.remove(0, headEnd + 4 + length);
    peer.headCounted = false;
    if (!std::exchange(peer.played, false)) {
        if (m_held)
            m_heldBack.emplace_back(socket, play);
        else
            this->play(socket, play);
    }
    return true;
}

void FaultServer::release()
{
    m_held = false;
    for (const auto &[socket, play] : std::exchange(m_heldBack, {}))
        if (m_peers.contains(socket))
            this->play(socket, play);
}

void FaultServer::play(QTcpSocket *socket, const Play &play)
{
    if (play.dripEvery.count() > 0) {
        auto *timer = new QTimer(socket);
        connect(timer, &QTimer::timeout, socket, [this, socket, timer, play, at = qsizetype(0)]() mutable {
            if (at < play.bytes.size())
                socket->write(play.bytes.mid(at++, 1));
            else {
                timer->stop();
                finish(socket, play);
            }
        });
        timer->start(play.dripEvery);
        return;
    }
    socket->write(play.bytes);
    if (!play.forever.isEmpty()) {
        const auto more = [socket, bytes = play.forever] {
            if (socket->state() == QAbstractSocket::ConnectedState && socket->bytesToWrite() < 65'536)
                socket->write(bytes);
        };
        connect(socket, &QTcpSocket::bytesWritten, socket, more);
        more();
        return;
    }
    finish(socket, play);
}

void FaultServer::finish(QTcpSocket *socket, const Play &play)
{
    if (play.then == Play::Then::Close) {
        socket->disconnectFromHost();
    } else if (play.then == Play::Then::Reset) {
        socket->flush();
        const linger now{1, 0}; // closing then sends RST instead of FIN
        setsockopt(decltype(::socket(0, 0, 0))(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER,
                   reinterpret_cast<const char *>(&now), sizeof now);
        socket->abort();
    }
}

QByteArray FaultServer::header(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n'))
        if (const qsizetype colon = line.indexOf(':');
            line.left(colon).trimmed().compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    return {};
}

QByteArray httpReply(const QByteArray &status, const QByteArray &body, const QByteArray &contentType,
                     const QList<QByteArray> &headers)
{
    QByteArray reply = "HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    if (!contentType.isEmpty())
        reply += "Content-Type: " + contentType + "\r\n";
    for (const QByteArray &line : headers)
        reply += line + "\r\n";
    return reply + "\r\n" + body;
}

} // namespace labdesk::tests
