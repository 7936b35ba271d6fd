// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/ipaddress.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>

namespace labdesk::service {

namespace ip = boost::asio::ip;

namespace {

constexpr std::array<unsigned char, 12> v4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

ip::address_v6 v6Of(const IpAddress &address)
{
    return ip::address_v6(address.bytes);
}

ip::address_v4 v4Of(const IpAddress &address)
{
    return ip::make_address_v4(ip::v4_mapped, v6Of(address));
}

} // namespace

std::optional<IpAddress> IpAddress::parse(const QByteArray &text)
{
    boost::system::error_code ec;
    const ip::address address = ip::make_address(text.constData(), ec);
    if (ec || text.contains('\0') || (address.is_v6() && address.to_v6().scope_id() != 0))
        return {};
    const ip::address_v6 v6 = address.is_v6() ? address.to_v6() : ip::make_address_v6(ip::v4_mapped, address.to_v4());
    return IpAddress{v6.to_bytes()};
}

bool IpAddress::isV4() const
{
    return std::equal(v4Prefix.begin(), v4Prefix.end(), bytes.begin());
}

bool IpAddress::isLoopback() const
{
    return isV4() ? v4Of(*this).is_loopback() : v6Of(*this).is_loopback();
}

bool IpAddress::isAny() const
{
    return isV4() ? v4Of(*this).is_unspecified() : v6Of(*this).is_unspecified();
}

QByteArray IpAddress::text() const
{
    return QByteArray::fromStdString(isV4() ? v4Of(*this).to_string() : v6Of(*this).to_string());
}

IpAddress IpAddress::subscriber() const
{
    IpAddress network = *this;
    if (!isV4())
        std::fill(network.bytes.begin() + 8, network.bytes.end(), 0);
    return network;
}

} // namespace labdesk::service
