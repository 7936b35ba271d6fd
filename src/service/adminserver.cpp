// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/adminserver.h"

#include "service/hostcheck.h"

#include <stdexcept>
#include <system_error>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

HttpResponse text(int status, const QByteArray &body)
{
    return {.status = status, .body = body + '\n', .contentType = "text/plain; charset=utf-8"};
}

} // namespace

AdminServer::AdminServer(const IpAddress &address, quint16 port, const ServiceMetrics &metrics,
                         NotReadyReason notReadyReason)
    : m_address(address), m_metrics(metrics), m_notReadyReason(std::move(notReadyReason))
{
    HttpServer::Hooks hooks;
    hooks.gate = [](const HttpRequest &) { return HttpServer::Admission{HttpServer::AccessLevel::Open}; };
    hooks.handler = [this](const HttpRequest &request) { return handle(request); };
    try {
        m_server = std::make_unique<HttpServer>(HttpListener{.address = address, .port = port}, std::move(hooks));
    } catch (const std::system_error &e) {
        throw std::runtime_error(listenFailure(address, port, e.code()).toStdString());
    }
    m_port = m_server->port();
    m_thread = std::thread([this] { m_server->run(); });
}

AdminServer::~AdminServer()
{
    m_server->requestStop();
    m_thread.join();
}

HttpResponse AdminServer::handle(const HttpRequest &request) const
{
    NetworkOptions reach;
    reach.address = m_address;
    if (m_address.isLoopback() && !HostCheck(reach, m_port).accepts(request))
        return text(421, "unknown host");
    if (request.method != "GET" && request.method != "HEAD")
        return text(405, "GET only");
    if (request.target == "/healthz")
        return text(200, "ok");
    if (request.target == "/readyz") {
        const QByteArray reason = m_notReadyReason();
        return reason.isEmpty() ? text(200, "ready") : text(503, reason);
    }
    if (request.target == "/metrics")
        return {.body = m_metrics.exposition(), .contentType = "text/plain; version=0.0.4; charset=utf-8"};
    return text(404, "/healthz, /readyz or /metrics");
}

QString listenFailure(const IpAddress &address, quint16 port, const std::error_code &error)
{
    return u"Can't listen on %1:%2: %3. Use another port, or quit the program that uses this one."_s.arg(
        QString::fromLatin1(address.urlHost()), QString::number(port), QString::fromStdString(error.message()));
}

} // namespace labdesk::service
