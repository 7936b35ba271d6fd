// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/ipaddress.h"

#include <QRegularExpression>
#include <boost/asio/ip/address.hpp>

#include <algorithm>

namespace labdesk::service {

namespace ip = boost::asio::ip;

namespace {

ip::address boostOf(const IpAddress &address)
{
    const ip::address_v6 v6(address.bytes);
    return v6.is_v4_mapped() ? ip::address(ip::make_address_v4(ip::v4_mapped, v6)) : v6;
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

std::optional<IpAddress> IpAddress::parsePeer(const QByteArray &text)
{
    if (const auto plain = parse(text))
        return plain;
    static const QRegularExpression form(QStringLiteral(
        R"(^(?:\[([0-9a-fA-F:.]+)(?:%[^\]\s]+)?\](?::[0-9]{1,5})?|([0-9.]+):[0-9]{1,5}|([0-9a-fA-F:.]+)%\S+)\z)"));
    const auto parts = form.match(QString::fromLatin1(text));
    const QString address = parts.captured(1) + parts.captured(2) + parts.captured(3);
    return address.isEmpty() ? std::nullopt : parse(address.toLatin1());
}

bool IpAddress::isV4() const
{
    return ip::address_v6(bytes).is_v4_mapped();
}

bool IpAddress::isLoopback() const
{
    return boostOf(*this).is_loopback();
}

bool IpAddress::isAny() const
{
    return boostOf(*this).is_unspecified();
}

QByteArray IpAddress::text() const
{
    return QByteArray::fromStdString(boostOf(*this).to_string());
}

IpAddress IpAddress::subscriber() const
{
    IpAddress network = *this;
    if (!isV4())
        std::fill(network.bytes.begin() + 8, network.bytes.end(), 0);
    return network;
}

} // namespace labdesk::service
