// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>
#include <compare>
#include <optional>

namespace labdesk::service {

/// An IPv4 or IPv6 address. IPv4 is stored as ::ffff:a.b.c.d, so that a peer is equal through either kind of socket.
struct IpAddress
{
    std::array<unsigned char, 16> bytes{};

    /// Parses "127.0.0.1" or "::1". Nothing for any other text, such as a name, or an address with a scope.
    static std::optional<IpAddress> parse(const QByteArray &text);
    /// Also accepts what proxies write: a port ("192.0.2.1:4711", "[2001:db8::1]:4711"), and a scope, which is dropped.
    static std::optional<IpAddress> parsePeer(const QByteArray &text);
    static IpAddress loopback() { return {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1}}; }

    bool isV4() const;
    bool isLoopback() const;
    bool isAny() const; ///< 0.0.0.0 or ::, which mean every address of the host
    QByteArray text() const;
    QByteArray urlHost() const { return isV4() ? text() : '[' + text() + ']'; }

    /// The address that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 subscriber.
    IpAddress subscriber() const;

    auto operator<=>(const IpAddress &) const = default;
};

} // namespace labdesk::service
