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

/// Facts about a request, without anything that identifies a person, a key, or a path with an ID.
struct ServedRequest
{
    QByteArray requestId;
    QByteArray traceId = {};
    QByteArray method = {}; ///< one of a few; see loggedMethod()
    QByteArray route = {};  ///< "/v2/user/{}"; empty if refused before it was known
    int status = 0;         ///< 0 if the connection ended without a response
    qint64 bytes = 0;       ///< size of the response body
    std::chrono::microseconds duration{0};
    bool databaseFailed = false;
};

/// Returns the method, or "other" for one that a client made up, so that it doesn't get into labels and logs.
QByteArray loggedMethod(const QByteArray &method);

/// Counters for Prometheus. Thread-safe.
class ServiceMetrics
{
public:
    static constexpr std::array<double, 13> bounds{
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10}; ///< histogram buckets, in seconds

    void count(const ServedRequest &request);
    std::atomic<int> openConnections = 0;

    QByteArray exposition() const; ///< text format 0.0.4

private:
    struct Latency
    {
        std::array<qint64, bounds.size() + 1> counts{}; ///< the last one is for slower requests
        double sum = 0;
    };

    mutable QMutex m_mutex;
    std::map<std::tuple<QByteArray, QByteArray, QByteArray>, qint64> m_requests; ///< by method, route, status class
    std::map<std::pair<QByteArray, QByteArray>, Latency> m_latencies;            ///< by method and route
    qint64 m_databaseErrors = 0;
    qint64 m_startedAt = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
};

} // namespace labdesk::service
