// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/signinproxy.h"

#include "support/faultserver.h"

#include <QHostAddress>
#include <QTcpSocket>

namespace labdesk::tests {

namespace {

/// The challenge of a server in the domain "DOM": the fixed part of MS-NLMP 2.2.1.2, then its name.
QByteArray ntlmChallenge()
{
    const QByteArray name("D\0O\0M\0", 6);
    QByteArray message("NTLMSSP\0\x02\0\0\0", 12);
    message += QByteArray("\x06\0\x06\0\x30\0\0\0", 8);           // the name: length, room, offset 48
    message += QByteArray("\x01\x02\0\0", 4);                     // Unicode, NTLM
    message += QByteArray("\x01\x23\x45\x67\x89\xab\xcd\xef", 8); // the challenge
    message += QByteArray(8, '\0');                               // reserved
    message += QByteArray("\0\0\0\0\x36\0\0\0", 8);               // nothing more is told of the target
    return message + name;
}

char ntlmType(const QByteArray &answer)
{
    const QByteArray message = QByteArray::fromBase64(answer.mid(int(qstrlen("NTLM "))));
    return answer.startsWith("NTLM ") && message.startsWith(QByteArray("NTLMSSP\0", 8)) ? message.at(8) : '\0';
}

} // namespace

SignInProxy::SignInProxy(Manner manner, quint16 servicePort) : m_manner(manner), m_servicePort(servicePort)
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("no port to listen on");
}

SignInProxy::~SignInProxy()
{
    for (QTcpSocket *peer : findChildren<QTcpSocket *>())
        peer->disconnect(this);
}

QByteArray SignInProxy::basic(const QByteArray &name, const QByteArray &secret)
{
    return "Basic " + (name + ':' + secret).toBase64();
}

QList<QByteArray> SignInProxy::answers() const
{
    QList<QByteArray> found;
    for (const QByteArray &head : m_heads)
        if (const QByteArray answer = FaultServer::header(head, "proxy-authorization"); !answer.isEmpty())
            found += answer;
    return found;
}

void SignInProxy::incomingConnection(qintptr handle)
{
    auto *peer = new QTcpSocket(this);
    peer->setSocketDescriptor(handle);
    m_peers.insert(peer, {});
    connect(peer, &QTcpSocket::readyRead, this, [this, peer] { read(peer); });
    connect(peer, &QTcpSocket::disconnected, this, [this, peer] {
        m_peers.remove(peer);
        peer->deleteLater();
    });
}

void SignInProxy::read(QTcpSocket *peer)
{
    const auto found = m_peers.find(peer);
    if (found == m_peers.end())
        return;
    *found += peer->readAll();
    const qsizetype end = found->indexOf("\r\n\r\n");
    if (end < 0)
        return;
    const QByteArray head = found->left(end);
    found->remove(0, end + 4);
    m_heads += head;
    judge(peer, FaultServer::header(head, "proxy-authorization"));
}

void SignInProxy::judge(QTcpSocket *peer, const QByteArray &answer)
{
    switch (m_manner) {
    case Manner::Ntlm:
    case Manner::NtlmHangingUp:
    case Manner::NtlmRefusing: {
        const char type = ntlmType(answer);
        if (type == 1)
            return refuse(peer, "NTLM " + ntlmChallenge().toBase64());
        if (type == 3 && m_manner != Manner::NtlmRefusing)
            return tunnel(peer);
        refuse(peer, "NTLM");
        if (m_manner == Manner::NtlmHangingUp)
            peer->disconnectFromHost();
        return;
    }
    case Manner::Negotiate:
        return answer == "Negotiate " + ticket.toBase64() ? tunnel(peer)
                                                          : refuse(peer, "Basic realm=\"desk\", NTLM, Negotiate");
    case Manner::HangingUp:
        peer->write("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"desk\"\r\n"
                    "Content-Length: 0\r\n\r\n");
        return peer->disconnectFromHost();
    case Manner::Silent:
        return;
    default:
        return judgeBasic(peer, answer);
    }
}

void SignInProxy::judgeBasic(QTcpSocket *peer, const QByteArray &answer)
{
    if (m_manner == Manner::BasicDeaf && peer->property("heard").toBool())
        return;
    peer->setProperty("heard", true);
    if (m_manner == Manner::SilentlyHangingUp && !answer.isEmpty())
        return peer->disconnectFromHost();
    if (m_manner == Manner::NegotiateAlone)
        return refuse(peer, "Negotiate, Digest realm=\"Basic, NTLM\", nonce=\"x\"");
    if (m_manner == Manner::BasicAs401 && !answer.isEmpty() && answer != basic(user, password)) {
        peer->write("HTTP/1.0 401 Unauthorized\r\nConnection: close\r\n\r\n<html></html>");
        return peer->disconnectFromHost();
    }
    if (answer != basic(user, password))
        return refuse(peer,
                      m_manner == Manner::SeveralInOne ? "Negotiate, Digest realm=\"x\", nonce=\"y\", Basic realm=\"p\""
                                                       : "Basic realm=\"desk\"",
                      m_manner == Manner::BasicOnceAndEnd);
    if (m_manner != Manner::Forbidding)
        return tunnel(peer);
    peer->write("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nProxy-Connection: close\r\n\r\n");
    peer->disconnectFromHost();
}

void SignInProxy::refuse(QTcpSocket *peer, const QByteArray &challenge, bool isLast)
{
    const bool isBare = m_manner == Manner::BasicBare;
    peer->write((m_manner == Manner::BasicInterim ? "HTTP/1.1 100 Continue\r\n\r\n" : QByteArray())
                + (isBare ? "HTTP/1.1 407" : "HTTP/1.1 407 Proxy Authentication Required")
                + (isBare ? "\r\nProxy-Authenticate : " : "\r\nProxy-Authenticate: ") + challenge
                + "\r\nContent-Length: 0\r\nProxy-Connection: " + (isLast ? "close" : "keep-alive") + "\r\n\r\n");
    if (isLast || m_manner == Manner::BasicHangingUp)
        peer->disconnectFromHost();
}

void SignInProxy::tunnel(QTcpSocket *peer)
{
    ++m_tunnels;
    auto *service = new QTcpSocket(peer);
    peer->disconnect(this);
    connect(peer, &QTcpSocket::disconnected, this, [this, peer] {
        m_peers.remove(peer);
        peer->deleteLater();
    });
    const QByteArray opened = m_manner == Manner::BasicInterim
        ? "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 Connection established\r\n\r\n"
        : m_manner == Manner::BasicBare ? "HTTP/1.1 200\r\nContent-Length : 77\r\n\r\n" // which counts for nothing
                                        : "HTTP/1.1 200 Connection established\r\n\r\n";
    connect(service, &QTcpSocket::connected, peer, [peer, service, opened] {
        peer->write(opened);
        connect(peer, &QTcpSocket::readyRead, service, [peer, service] { service->write(peer->readAll()); });
        connect(service, &QTcpSocket::readyRead, peer, [peer, service] { peer->write(service->readAll()); });
    });
    connect(service, &QTcpSocket::disconnected, peer, [peer] { peer->disconnectFromHost(); });
    service->connectToHost(QHostAddress(QHostAddress::LocalHost), m_servicePort);
}

} // namespace labdesk::tests
