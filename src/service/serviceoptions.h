// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/networkoptions.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>

namespace labdesk::service {

struct HttpRequest;
struct HttpResponse;

/// Tells the time, in UTC. Called in the threads of the service.
using Clock = std::function<QDateTime()>;

/// Time since some moment, which goes on evenly when the system's clock is set. Called in the threads of the service.
using SteadyClock = std::function<std::chrono::milliseconds()>;

/// Troubles to practice with: the service plays one of them on every request.
enum class Drill {
    RateLimited,         ///< 429 with Retry-After; a few requests pass in each window of DrillPlayer::limitWindow
    Unavailable,         ///< 503
    ExpiredKey,          ///< 401
    LostResponses,       ///< a write is done, and the connection ends without an answer
    Slow,                ///< each answer waits for DrillPlayer::slowness
    UnexpectedResponses, ///< unknown and missing members, an unreadable record in each list
    EmptyTeam,           ///< the list has no users
    ManyUsers,           ///< the list has a million users: copies of those that exist
};

/// What a local service is started with. Every value has a default that works.
struct ServiceOptions
{
    QString database; ///< file in an existing folder, or postgresql://…; empty: a temporary file, gone with the service
    QString readDatabase;                          ///< a standby of it, for reads while it is up to date; empty: none
    std::chrono::milliseconds readStaleness{2000}; ///< how far the standby may be behind
    quint16 port = 0;                              ///< 0: a free one
    NetworkOptions network;
    QByteArray secret; ///< with which the keys in the database are hashed; empty: those are not in use
    QByteArray key;    ///< of the first team; empty: 32 new random bytes, in hexadecimal, or with a secret none
    QByteArray keyHeader = "x-service-api-key"; ///< header that carries the key (section 5)
    QByteArray clientId;                        ///< for bearer tokens (section 5); empty: no token is ever issued
    QByteArray clientSecret;
    QByteArray audience; ///< when set, the only audience that tokens are issued for
    std::chrono::seconds tokenLifetime{86400};
    bool strict = false; ///< takes and sends what the contract names, and nothing else
    int workers = 0;     ///< threads that answer, each with its own connection; 0: the service's own thread answers
    quint64 seed = 1;    ///< with `users`: the demo data an empty database is filled with
    int users = 1200;
    Clock clock;                                                      ///< empty: the system's
    SteadyClock steadyClock;                                          ///< empty: the system's
    std::optional<Drill> drill = {};                                  ///< to begin with; see FaultInjector::practice()
    std::function<void(const HttpRequest &, HttpResponse &)> reshape; ///< for tests: what other services send
    std::function<bool()> givesUp; ///< asked while the first data are made, which can take minutes; true: make no more
};

/// Test hook: changes the options of every service of this process.
inline void (*changeEveryService)(ServiceOptions &options) = nullptr;

} // namespace labdesk::service
