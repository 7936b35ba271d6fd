// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/serviceoptions.h"

#include "service/authentication.h"
#include "service/engine.h"

namespace labdesk::service {

ServiceOptions completed(ServiceOptions options)
{
    constexpr int workersOnPostgres = 8; // each has a connection, which mostly waits for the server
    if (changeEveryService)
        changeEveryService(options);
    if (options.key.isEmpty() && options.secret.isEmpty())
        options.key = newSecret();
    if (engineOf(options.database) == Engine::Postgres && options.workers == 0)
        options.workers = workersOnPostgres;
    if (!options.clock)
        options.clock = [] { return QDateTime::currentDateTimeUtc(); };
    if (!options.steadyClock)
        options.steadyClock = [] {
            return std::chrono::duration_cast<std::chrono::milliseconds>(
                std::chrono::steady_clock::now().time_since_epoch());
        };
    return options;
}

} // namespace labdesk::service
