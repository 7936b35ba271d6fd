// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "flood.h"

#include <QString>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace labdesk::tests {

Flood::Flood(QByteArray first, QByteArray forever) : m_first(std::move(first)), m_forever(std::move(forever))
{
    m_listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *any = reinterpret_cast<sockaddr *>(&address);
    if (bind(m_listener, any, size) != 0 || listen(m_listener, 8) != 0 || getsockname(m_listener, any, &size) != 0)
        qFatal("no port to listen on");
    m_port = ntohs(address.sin_port);
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
    return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_port));
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

} // namespace labdesk::tests
