// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/servicemetrics.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMutexLocker>

#include <algorithm>

namespace labdesk::service {

namespace {

QByteArray head(const char *name, const char *type, const char *help)
{
    return QByteArray("# HELP ") + name + ' ' + help + "\n# TYPE " + name + ' ' + type + '\n';
}

} // namespace

QByteArray loggedMethod(const QByteArray &method)
{
    static const QByteArrayList known{"GET", "HEAD", "POST", "PATCH", "DELETE"};
    return known.contains(method) ? method : "other";
}

void ServiceMetrics::count(const ServedRequest &request)
{
    const QByteArray route = request.route.isEmpty() ? "none" : request.route;
    const QByteArray status = request.status == 0 ? "none" : QByteArray::number(request.status / 100) + "xx";
    const double seconds = std::chrono::duration<double>(request.duration).count();
    const auto bucket = std::ranges::lower_bound(bounds, seconds) - bounds.begin();
    const QMutexLocker lock(&m_mutex);
    ++m_requests[{request.method, route, status}];
    Latency &latency = m_latencies[{request.method, route}];
    ++latency.counts[static_cast<std::size_t>(bucket)];
    latency.sum += seconds;
    m_databaseErrors += request.databaseFailed ? 1 : 0;
}

QByteArray ServiceMetrics::exposition() const
{
    const auto number = [](auto value) { return QByteArray::number(value); };
    const QMutexLocker lock(&m_mutex);
    QByteArray out = head("labdesk_requests_total", "counter", "Requests by route and status class.");
    for (const auto &[labels, count] : m_requests) {
        const auto &[method, route, status] = labels;
        out += "labdesk_requests_total{method=\"" + method + "\",route=\"" + route + "\",status=\"" + status + "\"} "
            + number(count) + '\n';
    }
    out += head("labdesk_request_duration_seconds", "histogram",
                "Time from the header of a request to the end of its response.");
    for (const auto &[labels, latency] : m_latencies) {
        const QByteArray of = "{method=\"" + labels.first + "\",route=\"" + labels.second + '"';
        qint64 below = 0;
        for (std::size_t i = 0; i < latency.counts.size(); ++i) {
            below += latency.counts[i];
            out += "labdesk_request_duration_seconds_bucket" + of + ",le=\""
                + (i < bounds.size() ? number(bounds[i]) : "+Inf") + "\"} " + number(below) + '\n';
        }
        out += "labdesk_request_duration_seconds_sum" + of + "} "
            + QByteArray::number(latency.sum, 'g', QLocale::FloatingPointShortest) + '\n';
        out += "labdesk_request_duration_seconds_count" + of + "} " + number(below) + '\n';
    }
    out += head("labdesk_open_connections", "gauge", "Open connections of clients.") + "labdesk_open_connections "
        + number(openConnections.load()) + '\n';
    out += head("labdesk_database_errors_total", "counter", "Requests that failed because of the database.")
        + "labdesk_database_errors_total " + number(m_databaseErrors) + '\n';
    out += head("labdesk_build_info", "gauge", "The version of the service, as a label.")
        + "labdesk_build_info{version=\"" + QCoreApplication::applicationVersion().toUtf8() + "\"} 1\n";
    out += head("process_start_time_seconds", "gauge", "Start of the process, in seconds since 1970.")
        + "process_start_time_seconds " + number(m_startedAt) + '\n';
    return out;
}

} // namespace labdesk::service
