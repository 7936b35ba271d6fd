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

/// A fault to play on requests, so that a client can be tried against a service that misbehaves.
struct InjectedFault
{
    enum class Drop { Never, BeforeProcessing, AfterProcessing };

    QByteArray method = {};             ///< empty: any
    QByteArray pathPrefix = {};         ///< of the raw path, "/v2/user/"; empty: any
    int times = -1;                     ///< requests it is played on; -1: all
    std::chrono::milliseconds delay{0}; ///< before the answer is sent
    Drop drop = Drop::Never;            ///< end the connection instead of answering
    int status = 0;                     ///< other than 0: answer this, without processing
    QByteArray contentType = "application/json";
    QByteArray body = {};
    HttpFields fields = {}; ///< "Retry-After", ...
    QByteArray raw = {};    ///< not empty: send just these bytes, head included, and end the connection
};

/// The faults in force, and counts of requests. Safe to use from any thread.
class FaultInjector
{
public:
    void
    set(std::vector<InjectedFault> drills); ///< in place of all earlier ones; the first that fits a request is played
    void clear() { set({}); }

    /// A drill to practice with, until another is set. A fault that fits a request takes precedence.
    void practice(std::optional<Drill> drill);
    std::optional<Drill> practicedDrill() const;

    /// Requests of that method since the start whose raw path begins with the prefix, also those without a valid key.
    /// Starts over after ten thousand different paths, so that memory stays bounded.
    int requestCount(const QByteArray &method, const QByteArray &pathPrefix) const;

    /// Counts the request and tells which drill it gets. For the service.
    std::optional<InjectedFault> take(const QByteArray &method, const QByteArray &path);

private:
    mutable QMutex m_mutex;
    std::vector<InjectedFault> m_drills;
    std::optional<Drill> m_drill;
    std::map<std::pair<QByteArray, QByteArray>, int> m_counts; ///< by method and path; bounded
};

/// Returns the response that the fault defines. Calls `processed` unless the fault replaces processing.
HttpResponse applyFault(const InjectedFault &drill, const std::function<HttpResponse()> &processed);

} // namespace labdesk::service
