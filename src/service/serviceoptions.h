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

/// Returns the current time in UTC. Called in the threads of the service.
using Clock = std::function<QDateTime()>;

/// Returns a monotonic time that isn't affected by setting the system clock. Called in the threads of the service.
using SteadyClock = std::function<std::chrono::milliseconds()>;

/// Problems to practice with. The service applies one of them to every request.
enum class Drill {
    RateLimited,         ///< 429 with Retry-After; a few requests pass in each window of DrillPlayer::limitWindow
    Unavailable,         ///< 503
    ExpiredKey,          ///< 401
    LostResponses,       ///< a write is done, but the connection ends without a response
    Slow,                ///< each response is delayed by DrillPlayer::slowness
    UnexpectedResponses, ///< unknown and missing members, an unreadable record in each list
    EmptyTeam,           ///< the list has no users
    ManyUsers,           ///< the list has a million users: copies of the existing ones
};

/// The options of a local service. Every value has a default that works.
struct ServiceOptions
{
    /// A file in an existing folder, or postgresql://…; empty for a temporary file that is deleted with the service.
    QString database;
    QString readDatabase;                          ///< a standby for reads while it is up to date; empty for none
    std::chrono::milliseconds readStaleness{2000}; ///< how far behind the standby may be
    quint16 port = 0;                              ///< 0 for a free port
    NetworkOptions network;
    QByteArray secret; ///< for hashing the keys in the database; if empty, those aren't used
    /// The key of the first team. If empty, 32 random bytes in hexadecimal, or none if there is a secret.
    QByteArray key;
    QByteArray keyHeader = "x-service-api-key"; ///< the header with the key (section 5)
    QByteArray clientId;                        ///< for bearer tokens (section 5); if empty, no tokens are issued
    QByteArray clientSecret;
    QByteArray audience; ///< if set, the only audience that tokens are issued for
    std::chrono::seconds tokenLifetime{86400};
    bool strict = false; ///< accepts and sends only what the contract names
    int workers = 0;     ///< threads for requests, each with its own connection; 0 to use the service's thread
    quint64 seed = 1;    ///< with `users`, determines the demo data for an empty database
    int users = 1200;
    Clock clock;                     ///< empty for the system clock
    SteadyClock steadyClock;         ///< empty for the system clock
    std::optional<Drill> drill = {}; ///< the initial drill; see FaultInjector::practice()
    /// For tests: changes responses to those of other services.
    std::function<void(const HttpRequest &, HttpResponse &)> reshape;
    /// Called while the first data is created, which can take minutes; returns true to stop.
    std::function<bool()> givesUp;
};

} // namespace labdesk::service
