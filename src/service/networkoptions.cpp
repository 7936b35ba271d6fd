// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/networkoptions.h"

#include "service/plainnumbers.h"

#include <QCommandLineParser>
#include <QRegularExpression>

namespace labdesk::service {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr double defaultKeyLimit = 50;      // on a network; a busy console needs a tenth of it
constexpr double defaultAddressLimit = 200; // several consoles may share an address
constexpr auto stopTimeOfProgram = 10s;

// Accepts "2001:db8::1", also in brackets as in a URL.
std::optional<IpAddress> addressIn(const QCommandLineParser &parser, const QString &option)
{
    QByteArray text = parser.value(option).toUtf8();
    if (text.startsWith('[') && text.endsWith(']'))
        text = text.chopped(1).sliced(1);
    return IpAddress::parse(text);
}

std::optional<double> rateIn(const QCommandLineParser &parser, const QString &option, double preset)
{
    if (!parser.isSet(option))
        return preset;
    const auto rate = plainNumber(parser.value(option));
    return rate && *rate >= 0 && *rate <= 1'000'000 ? rate : std::nullopt;
}

QString readHosts(const QCommandLineParser &parser, NetworkOptions &options)
{
    static const QRegularExpression name(u"^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\\z"_s);
    for (const QString &host : parser.values(u"host"_s)) {
        if (!name.match(host.toLower()).hasMatch())
            return u"Invalid --host '%1'. Use a name such as labdesk.example.org, without https:// and port."_s.arg(
                host);
        options.hosts += host.toLower().toLatin1();
    }
    return {};
}

// Accepts "18081", or "+10000" for a port that much above that of the service, for systemd units with one name for
// both.
QString readAdminPort(const QString &text, quint16 port, NetworkOptions &options)
{
    const bool isAbove = text.startsWith(u'+');
    const auto number = plainCount(isAbove ? text.sliced(1) : text);
    constexpr quint64 highest = 65535;
    if (!number || *number > highest)
        return u"Invalid --admin-port '%1'. Use a number from 0 to 65535, or +10000 for 10000 above --port."_s.arg(
            text);
    const quint64 chosen = *number + (isAbove ? port : 0);
    if (chosen > highest)
        return u"--admin-port %1 would be %2 with --port %3. Use a --port up to %4."_s.arg(
            text, QString::number(chosen), QString::number(port), QString::number(highest - *number));
    options.adminPort = static_cast<quint16>(chosen);
    return {};
}

QString checkReach(const NetworkOptions &options)
{
    if (options.address.isLoopback())
        return {};
    const QString address = QString::fromLatin1(options.address.text());
    if (!options.hasTls() && !options.isBehindProxy)
        return u"--listen %1 would send personal data over the network in plain HTTP. Add --tls-certificate and --tls-key, or --behind-proxy if a reverse proxy in front of it handles TLS."_s
            .arg(address);
    if (options.address.isAny() && options.hosts.isEmpty())
        return u"--listen %1 needs --host NAME: the name in the URL that clients use."_s.arg(address);
    return {};
}

} // namespace

void addNetworkOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {u"listen"_s, u"Listen on this IP address instead of 127.0.0.1. Needs TLS or a proxy."_s, u"address"_s},
        {u"tls-certificate"_s, u"Use TLS with the certificate chain in <file> (PEM)."_s, u"file"_s},
        {u"tls-key"_s, u"Private key of the certificate (PEM)."_s, u"file"_s},
        {u"behind-proxy"_s, u"Plain HTTP for a reverse proxy that handles TLS and sets X-Forwarded-For."_s},
        {u"host"_s, u"Also answer requests for this host name. Can be repeated."_s, u"name"_s},
        {u"limit-key"_s,
         u"Requests per second for each key. 0 means no limit. The default is 50 on a network or behind a proxy, otherwise 0."_s,
         u"rate"_s},
        {u"limit-address"_s,
         u"Requests per second for each address. 0 means no limit. The default is 200 on a network or behind a proxy, otherwise 0."_s,
         u"rate"_s},
        {u"admin-port"_s, u"Serve /healthz, /readyz, and /metrics on this port. +10000 means 10000 above --port."_s,
         u"port"_s},
        {u"admin-listen"_s, u"IP address of the admin port (127.0.0.1)."_s, u"address"_s},
        {u"log-format"_s, u"Log format: text or json. json writes a line for each request."_s, u"format"_s},
    });
}

QString readNetworkOptions(const QCommandLineParser &parser, quint16 port, NetworkOptions &options)
{
    for (const auto &[option, address] :
         {std::pair(u"listen"_s, &options.address), {u"admin-listen"_s, &options.adminAddress}}) {
        const auto given = parser.isSet(option) ? addressIn(parser, option) : *address;
        if (!given)
            return u"Invalid --%1 '%2'. Use an IPv4 or IPv6 address."_s.arg(option, parser.value(option));
        *address = *given;
    }
    options.certificateFile = parser.value(u"tls-certificate"_s);
    options.keyFile = parser.value(u"tls-key"_s);
    if (options.certificateFile.isEmpty() != options.keyFile.isEmpty())
        return u"--tls-certificate and --tls-key need each other. Add the one that is missing."_s;
    options.isBehindProxy = parser.isSet(u"behind-proxy"_s);
    if (const QString problem = readHosts(parser, options); !problem.isEmpty())
        return problem;
    const bool isOnNetwork = !options.address.isLoopback() || options.isBehindProxy;
    const auto keyLimit = rateIn(parser, u"limit-key"_s, isOnNetwork ? defaultKeyLimit : 0);
    const auto addressLimit = rateIn(parser, u"limit-address"_s, isOnNetwork ? defaultAddressLimit : 0);
    for (const auto &[option, rate] : {std::pair(u"limit-key"_s, keyLimit), {u"limit-address"_s, addressLimit}})
        if (!rate)
            return u"Invalid --%1 '%2'. Use a number from 0 to 1000000."_s.arg(option, parser.value(option));
    options.keyLimit = *keyLimit;
    options.addressLimit = *addressLimit;
    if (parser.isSet(u"admin-port"_s)) {
        if (const QString problem = readAdminPort(parser.value(u"admin-port"_s), port, options); !problem.isEmpty())
            return problem;
    } else if (parser.isSet(u"admin-listen"_s)) {
        return u"--admin-listen needs --admin-port."_s;
    }
    if (const QString format = parser.value(u"log-format"_s);
        !QStringList{u""_s, u"text"_s, u"json"_s}.contains(format))
        return u"Invalid --log-format '%1'. Use one of: text, json."_s.arg(format);
    options.logsJson = parser.value(u"log-format"_s) == u"json";
    options.stopTime = stopTimeOfProgram;
    return checkReach(options);
}

} // namespace labdesk::service
