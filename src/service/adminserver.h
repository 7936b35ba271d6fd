// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpserver.h"

#include <thread>

namespace labdesk::service {

/// Health and metrics for the operator of the service, on a separate port and in a separate thread: /healthz (the
/// process runs), /readyz (it accepts requests), /metrics (Prometheus). Needs no key, and returns no personal data.
class AdminServer
{
public:
    /// Returns why the service isn't ready, empty if it is. Called from any thread.
    using NotReadyReason = std::function<QByteArray()>;

    /// Throws std::runtime_error, whose what() is a sentence.
    AdminServer(const IpAddress &address, quint16 port, const ServiceMetrics &metrics, NotReadyReason notReadyReason);
    ~AdminServer();
    AdminServer(const AdminServer &) = delete;
    AdminServer &operator=(const AdminServer &) = delete;

    quint16 port() const { return m_port; }

private:
    HttpResponse handle(const HttpRequest &request) const;

    IpAddress m_address;
    const ServiceMetrics &m_metrics;
    NotReadyReason m_notReadyReason;
    std::unique_ptr<HttpServer> m_server;
    quint16 m_port = 0;
    std::thread m_thread;
};

/// For example "Can't listen on 127.0.0.1:80: Permission denied. ..."
QString listenFailure(const IpAddress &address, quint16 port, const std::error_code &error);

} // namespace labdesk::service
