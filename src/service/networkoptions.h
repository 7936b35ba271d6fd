// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/ipaddress.h"
#include "service/tlscontext.h"

#include <QStringList>

#include <chrono>
#include <optional>

class QCommandLineParser;

namespace labdesk::service {

/// How a service is reached, monitored, and stopped. Every value has a default that works on a single computer.
struct NetworkOptions
{
    IpAddress address = IpAddress::loopback();
    QString certificateFile, keyFile; ///< for TLS; empty for plain HTTP
    TlsReader tlsReader = nullptr;    ///< reads these two files; readTlsContext in programs with TLS
    QList<QByteArray> hosts;          ///< host names for clients, in lowercase, without a port
    bool isBehindProxy = false;       ///< peers are proxies, which send X-Forwarded-For
    double keyLimit = 0;              ///< requests per second and key; 0 for no limit
    double addressLimit = 0;          ///< requests per second and address
    std::optional<quint16> adminPort; ///< for health and metrics; 0 for a free port
    IpAddress adminAddress = IpAddress::loopback();
    bool logsJson = false;
    std::chrono::milliseconds stopTime{1000}; ///< time for requests in progress to end when it stops

    bool hasTls() const { return !certificateFile.isEmpty(); }
};

void addNetworkOptions(QCommandLineParser &parser);

/// Returns an error as a sentence, or nothing. `port` is that of the service.
QString readNetworkOptions(const QCommandLineParser &parser, quint16 port, NetworkOptions &options);

} // namespace labdesk::service
