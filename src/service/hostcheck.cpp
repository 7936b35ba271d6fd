// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/hostcheck.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QByteArray withoutPort(const QByteArray &host)
{
    const qsizetype colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.left(colon) : host;
}

} // namespace

HostCheck::HostCheck(const NetworkOptions &options, quint16 port) : m_names(options.hosts)
{
    const QByteArray address = options.address.urlHost(), number = QByteArray::number(port);
    if (options.address.isLoopback()) {
        m_exact = {address + ':' + number, "localhost:" + number};
        if (port == (options.hasTls() ? 443 : 80))
            m_exact << address << "localhost";
    } else if (!options.address.isAny()) {
        m_names << address;
    }
    const bool isNamed = !options.hosts.isEmpty();
    const QByteArray host = isNamed ? options.hosts.front() : address;
    m_baseUrl = (options.hasTls() || (options.isBehindProxy && isNamed) ? "https://" : "http://") + host;
    if (!options.isBehindProxy || !isNamed)
        m_baseUrl += ':' + number;
}

bool HostCheck::accepts(const HttpRequest &request) const
{
    const auto hosts = request.values("host");
    if (hosts.isEmpty()) // HTTP/1.0 requests may omit it; browsers never do
        return request.minorVersion == 0;
    const QByteArray host = hosts.front().toLower();
    return hosts.size() == 1 && (m_exact.contains(host) || m_names.contains(withoutPort(host)));
}

QString HostCheck::advice() const
{
    return m_names.isEmpty() ? u"Unknown host. Use 127.0.0.1 or localhost with this port"_s
                             : u"Unknown host. Start the service with --host for each name that it should accept"_s;
}

} // namespace labdesk::service
