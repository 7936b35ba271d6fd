// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/serviceoptions.h"

#include <QMutex>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace labdesk::service {

/// A fault to inject into requests, to test a client against a misbehaving service.
struct InjectedFault
{
    enum class Drop { Never, BeforeProcessing, AfterProcessing };

    QByteArray method = {};             ///< empty for any
    QByteArray pathPrefix = {};         ///< of the raw path, such as "/v2/user/"; empty for any
    int times = -1;                     ///< number of requests to apply it to; -1 for all
    std::chrono::milliseconds delay{0}; ///< before the response is sent
    Drop drop = Drop::Never;            ///< close the connection instead of responding
    int status = 0;                     ///< if not 0, respond with it without processing
    QByteArray contentType = "application/json";
    QByteArray body = {};
    HttpFields fields = {}; ///< "Retry-After", ...
    QByteArray raw = {};    ///< if not empty, send only these bytes, including the head, and close the connection
};

/// The active faults, and counts of requests. Thread-safe.
class FaultInjector
{
public:
    /// Replaces all earlier faults. The first one that matches a request is applied.
    void set(std::vector<InjectedFault> faults);
    void clear() { set({}); }

    /// Sets a drill to practice with, until another is set. A matching fault takes precedence.
    void practice(std::optional<Drill> drill);
    std::optional<Drill> practicedDrill() const;

    /// The number of requests with that method since startup whose raw path begins with the prefix, including those
    /// without a valid key. Starts over after ten thousand different paths, so that memory stays bounded.
    int requestCount(const QByteArray &method, const QByteArray &pathPrefix) const;

    /// Counts a request and returns the fault to apply to it. For the service.
    std::optional<InjectedFault> take(const QByteArray &method, const QByteArray &path);

private:
    mutable QMutex m_mutex;
    std::vector<InjectedFault> m_faults;
    std::optional<Drill> m_drill;
    std::map<std::pair<QByteArray, QByteArray>, int> m_counts; ///< by method and path; bounded
};

/// Returns the response that the fault defines. Calls `processed` unless the fault replaces processing.
HttpResponse applyFault(const InjectedFault &fault, const std::function<HttpResponse()> &processed);

} // namespace labdesk::service
