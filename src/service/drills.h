// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/serviceoptions.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <map>
#include <mutex>
#include <optional>

namespace labdesk::service {

/// Every drill with its name on the command line: "rate-limited", ...
const QList<std::pair<Drill, QByteArray>> &drillNames();
std::optional<Drill> drillNamed(QByteArrayView name);
QByteArray drillName(Drill drill);
QString drillChoices(); ///< all names, for display

/// Responds like a service in trouble, one drill at a time. Thread-safe; requests that a drill changes wait for each
/// other.
class DrillPlayer
{
public:
    static constexpr std::chrono::seconds limitWindow{20}; ///< for RateLimited, which begins with a refusal
    static constexpr int requestsInWindow = 4;
    static constexpr std::chrono::seconds slowness{6};
    static constexpr qint64 millionUsers = 1'000'000;

    /// Processes a request without the drill. Exceptions are passed on.
    using Process = std::function<HttpResponse(const HttpRequest &)>;

    explicit DrillPlayer(SteadyClock clock, qint64 manyUsers = millionUsers);

    /// `keySeq` is the key that the drill is set for; 0 if it is set for everybody. Each has its own state.
    HttpResponse play(std::optional<Drill> drill, const HttpRequest &request, const Process &process,
                      qint64 keySeq = 0);

private:
    struct State
    {
        std::mutex mutex;
        std::optional<Drill> drill;             ///< drill of the last request
        std::chrono::milliseconds windowEnd{0}; ///< end of the current window of the rate limit
        int left = 0;                           ///< requests in this window
        /// The existing user, by the end of its ID, which its copies share.
        QHash<QByteArray, QByteArray> copied;
    };

    State &stateOf(qint64 keySeq);
    HttpResponse limited(State &state, const HttpRequest &request, const Process &process);
    HttpResponse manyUsers(State &state, const HttpRequest &request, const Process &process);

    SteadyClock m_clock;
    qint64 m_manyUsers;
    std::mutex m_mutex; ///< guards m_states
    std::map<qint64, State> m_states;
};

} // namespace labdesk::service
