// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostilepeers.h"

#include <QString>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace labdesk::tests {

namespace {

/// The port.
int listenOnLoopback(int listener)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *any = reinterpret_cast<sockaddr *>(&address);
    if (bind(listener, any, size) != 0 || listen(listener, 8) != 0 || getsockname(listener, any, &size) != 0)
        qFatal("no port to listen on");
    return ntohs(address.sin_port);
}

QUrl urlOf(int port)
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(port));
}

} // namespace

Flood::Flood(QByteArray first, QByteArray forever) : m_first(std::move(first)), m_forever(std::move(forever))
{
    m_listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    m_port = listenOnLoopback(m_listener);
    m_thread = std::thread([this] { run(); });
}

Flood::~Flood()
{
    shutdown(m_listener, SHUT_RDWR); // wakes who accepts; whoever is being flooded is gone by now
    m_thread.join();
    close(m_listener);
}

QUrl Flood::url() const
{
    return urlOf(m_port);
}

void Flood::run() const
{
    for (int peer; (peer = accept(m_listener, nullptr, nullptr)) >= 0; close(peer)) {
        QByteArray request;
        char piece[4096];
        for (ssize_t size; !request.contains("\r\n\r\n") && (size = recv(peer, piece, sizeof piece, 0)) > 0;)
            request.append(piece, size);
        const auto isSent = [peer](const QByteArray &bytes) {
            qsizetype sent = 0;
            for (ssize_t size; sent < bytes.size(); sent += size)
                if ((size = send(peer, bytes.constData() + sent, size_t(bytes.size() - sent), MSG_NOSIGNAL)) <= 0)
                    return false;
            return true;
        };
        if (isSent(m_first))
            while (isSent(m_forever)) { }
    }
}

ForkedPeer::ForkedPeer(const QByteArray &reply)
{
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    m_port = listenOnLoopback(listener);
    m_process = fork();
    if (m_process != 0) {
        close(listener);
        return;
    }
    // Only what may be called after a fork of a process with threads. One process a connection, because some are kept.
    signal(SIGCHLD, SIG_IGN);
    for (int peer; (peer = accept(listener, nullptr, nullptr)) >= 0; close(peer)) {
        if (fork() != 0)
            continue;
        char piece[8192];
        while (recv(peer, piece, sizeof piece, 0) > 0) // a request is small enough to come at once
            if (!reply.isEmpty() && send(peer, reply.constData(), size_t(reply.size()), MSG_NOSIGNAL) <= 0)
                break;
        _exit(0);
    }
    _exit(0);
}

ForkedPeer::~ForkedPeer()
{
    kill(m_process, SIGKILL);
    waitpid(m_process, nullptr, 0);
}

QUrl ForkedPeer::url() const
{
    return urlOf(m_port);
}

} // namespace labdesk::tests
