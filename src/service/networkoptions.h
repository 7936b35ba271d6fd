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

/// How a service is reached, watched and stopped. Every value has a default that works on one computer.
struct NetworkOptions
{
    IpAddress address = IpAddress::loopback();
    QString certificateFile, keyFile; ///< for TLS; empty: plain HTTP
    TlsReader tlsReader = nullptr;    ///< reads these two: readTlsContext in programs that serve TLS
    QList<QByteArray> hosts;          ///< names under which clients reach it, in lower case, without a port
    bool isBehindProxy = false;       ///< peers are proxies, which say in X-Forwarded-For for whom they ask
    double keyLimit = 0;              ///< requests a second for each key; 0: any number
    double addressLimit = 0;          ///< for each address
    std::optional<quint16> adminPort; ///< health and metrics; 0: a free port
    IpAddress adminAddress = IpAddress::loopback();
    bool logsJson = false;
    std::chrono::milliseconds stopTime{1000}; ///< for requests that are being answered when it stops

    bool hasTls() const { return !certificateFile.isEmpty(); }
};

void addNetworkOptions(QCommandLineParser &parser);

/// What is wrong with them, as a sentence; empty: nothing. `port` is that of the service.
QString readNetworkOptions(const QCommandLineParser &parser, quint16 port, NetworkOptions &options);

} // namespace labdesk::service
