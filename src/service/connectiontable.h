// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/ipaddress.h"

#include <chrono>
#include <cstddef>
#include <vector>

namespace labdesk::service {

/// An open connection, with what decides whether it can be closed for another one.
struct OpenConnection
{
    enum class Phase { Idle, Reading, Responding, GivenUp };

    IpAddress address;      ///< the peer's address
    bool isTrusted = false; ///< a request on it had a valid key or token
    Phase phase = Phase::Idle;
    std::chrono::steady_clock::time_point since{}; ///< when the phase began
};

/// The open connections of a server. Decides which one to close for a new one. Doesn't own them.
class ConnectionTable
{
public:
    static constexpr std::size_t maxConnections = 640;
    static constexpr std::size_t defaultPerAddress = 600; ///< so that one address can't take every place

    explicit ConnectionTable(std::size_t maxPerAddress = defaultPerAddress) : m_maxPerAddress(maxPerAddress) { }

    void add(OpenConnection &connection) { m_connections.push_back(&connection); }
    void remove(const OpenConnection &connection) { std::erase(m_connections, &connection); }

    bool isEmpty() const { return m_connections.empty(); }
    bool isFull() const { return count(nullptr) >= maxConnections; } ///< for every address

    template <class Visit> void forEach(Visit visit) const
    {
        for (OpenConnection *connection : m_connections)
            visit(*connection);
    }

    /// Whether another connection must be closed before one from `address` can be accepted.
    bool isFullFor(const IpAddress &address) const;

    /// Returns the connection to close so that one from `address` can be accepted. Connections without a valid key or
    /// token are closed first, starting with the longest in its phase, because a request takes milliseconds and the
    /// newest is most likely a real one. Then trusted ones, idle before reading. Null if all of them are
    /// responding to trusted peers.
    OpenConnection *leastNeeded(const IpAddress &address) const;

private:
    std::size_t count(const IpAddress *address) const;

    std::size_t m_maxPerAddress;
    std::vector<OpenConnection *> m_connections;
};

} // namespace labdesk::service
