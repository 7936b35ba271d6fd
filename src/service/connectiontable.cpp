// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/connectiontable.h"

#include <algorithm>
#include <tuple>

namespace labdesk::service {

namespace {

using Phase = OpenConnection::Phase;

bool canBeClosed(const OpenConnection &connection)
{
    return connection.phase != Phase::GivenUp && !(connection.isTrusted && connection.phase == Phase::Responding);
}

auto needOf(const OpenConnection &connection)
{
    return std::tuple(connection.isTrusted, connection.isTrusted ? connection.phase : Phase::Idle, connection.since);
}

} // namespace

std::size_t ConnectionTable::count(const IpAddress *address) const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_connections, [address](const OpenConnection *open) {
        return open->phase != Phase::GivenUp && (!address || open->address == *address);
    }));
}

bool ConnectionTable::isFullFor(const IpAddress &address) const
{
    return isFull() || count(&address) >= m_maxPerAddress;
}

OpenConnection *ConnectionTable::leastNeeded(const IpAddress &address) const
{
    const bool sameAddressOnly = count(&address) >= m_maxPerAddress;
    OpenConnection *found = nullptr;
    for (OpenConnection *open : m_connections) {
        if (!canBeClosed(*open) || (sameAddressOnly && open->address != address))
            continue;
        if (!found || needOf(*open) < needOf(*found))
            found = open;
    }
    return found;
}

} // namespace labdesk::service
