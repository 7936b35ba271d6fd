// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMutex>

#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <tuple>

namespace labdesk::service {

/// What a request was, without anything that names a person, a key or a path with an ID in it.
struct ServedRequest
{
    QByteArray requestId;
    QByteArray traceId = {};
    QByteArray method = {}; ///< one of a few, see loggedMethod()
    QByteArray route = {};  ///< "/v2/user/{}"; empty: refused before one was found
    int status = 0;         ///< 0: the connection ended without an answer
    qint64 bytes = 0;       ///< of the answer's body
    std::chrono::microseconds duration{0};
    bool databaseFailed = false;
};

/// The method, or "other": what a client invents gets into no label and no log.
QByteArray loggedMethod(const QByteArray &method);

/// Counts for Prometheus. Safe to use from any thread.
class ServiceMetrics
{
public:
    static constexpr std::array<double, 13> bounds{
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10}; ///< of the histogram, in seconds

    void count(const ServedRequest &request);
    std::atomic<int> openConnections = 0;

    QByteArray exposition() const; ///< text format 0.0.4

private:
    struct Latency
    {
        std::array<qint64, bounds.size() + 1> counts{}; ///< the last: slower than all bounds
        double sum = 0;
    };

    mutable QMutex m_mutex;
    std::map<std::tuple<QByteArray, QByteArray, QByteArray>, qint64> m_requests; ///< by method, route, status class
    std::map<std::pair<QByteArray, QByteArray>, Latency> m_latencies;            ///< by method and route
    qint64 m_databaseErrors = 0;
    qint64 m_startedAt = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
};

} // namespace labdesk::service
