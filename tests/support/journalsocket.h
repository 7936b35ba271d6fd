// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QFile>
#include <QString>

#include <array>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace labdesk::tests {

/// What a system's journal listens on.
class JournalSocket
{
public:
    explicit JournalSocket(const QString &path) : m_socket(::socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, QFile::encodeName(path).constData(), sizeof address.sun_path - 1);
        m_isBound = ::bind(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    }
    ~JournalSocket() { ::close(m_socket); }
    JournalSocket(const JournalSocket &) = delete;
    JournalSocket &operator=(const JournalSocket &) = delete;

    bool isBound() const { return m_isBound; }
    QByteArrayList entries()
    {
        std::array<char, 16'384> room{};
        for (ssize_t size = ::recv(m_socket, room.data(), room.size(), 0); size >= 0;
             size = ::recv(m_socket, room.data(), room.size(), 0))
            m_entries += QByteArray(room.data(), size);
        return m_entries;
    }

private:
    int m_socket;
    bool m_isBound = false;
    QByteArrayList m_entries;
};

} // namespace labdesk::tests
