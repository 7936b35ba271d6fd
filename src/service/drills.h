// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/serviceoptions.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <mutex>
#include <optional>

namespace labdesk::service {

/// Every drill by its name, as it stands on the command line: "rate-limited", ...
const QList<std::pair<Drill, QByteArray>> &drillNames();
std::optional<Drill> drillNamed(QByteArrayView name);

/// Answers as a service in trouble does, one drill at a time. Safe to use from any thread; requests that a drill
/// changes wait for each other.
class DrillPlayer
{
public:
    static constexpr std::chrono::seconds limitWindow{20}; ///< of RateLimited, which begins with a refusal
    static constexpr int requestsInWindow = 4;
    static constexpr std::chrono::seconds slowness{6};
    static constexpr qint64 millionUsers = 1'000'000;

    /// What the service says when no drill is on. Throws what it throws.
    using Process = std::function<HttpAnswer(const HttpRequest &)>;

    explicit DrillPlayer(SteadyClock clock, qint64 manyUsers = millionUsers);

    HttpAnswer answer(std::optional<Drill> drill, const HttpRequest &request, const Process &process);

private:
    HttpAnswer limited(const HttpRequest &request, const Process &process);
    HttpAnswer manyUsers(const HttpRequest &request, const Process &process);

    std::mutex m_mutex;
    SteadyClock m_clock;
    qint64 m_manyUsers;
    std::optional<Drill> m_drill;             ///< of the last request
    std::chrono::milliseconds m_windowEnd{0}; ///< of the rate limit
    int m_left = 0;                           ///< requests in this window
    QHash<QByteArray, QByteArray> m_copied;   ///< by the end of its ID, which the copies share: the user that exists
};

} // namespace labdesk::service
