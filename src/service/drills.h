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
QString drillChoices(); ///< all names, as shown

/// Answers as a service in trouble does, one drill at a time. Safe to use from any thread; requests that a drill
/// changes wait for each other.
class DrillPlayer
{
public:
    static constexpr std::chrono::seconds limitWindow{20}; ///< of RateLimited, which begins with a refusal
    static constexpr int requestsInWindow = 4;
    static constexpr std::chrono::seconds slowness{6};
    static constexpr qint64 millionUsers = 1'000'000;

    /// What the service does without a drill. Passes its exceptions on.
    using Process = std::function<HttpResponse(const HttpRequest &)>;

    explicit DrillPlayer(SteadyClock clock, qint64 manyUsers = millionUsers);

    /// keySeq: of the key whose drill it is; 0: it is everybody's. Each has a state of its own.
    HttpResponse play(std::optional<Drill> drill, const HttpRequest &request, const Process &process,
                      qint64 keySeq = 0);

private:
    struct State
    {
        std::mutex mutex;
        std::optional<Drill> drill;             ///< of the last request
        std::chrono::milliseconds windowEnd{0}; ///< end of the current window of the rate limit
        int left = 0;                           ///< requests in this window
        QHash<QByteArray, QByteArray> copied;   ///< by the end of its ID, which the copies share: the user that exists
    };

    State &stateOf(qint64 keySeq);
    HttpResponse limited(State &state, const HttpRequest &request, const Process &process);
    HttpResponse manyUsers(State &state, const HttpRequest &request, const Process &process);

    SteadyClock m_clock;
    qint64 m_manyUsers;
    std::mutex m_mutex; ///< of the map
    std::map<qint64, State> m_states;
};

} // namespace labdesk::service
