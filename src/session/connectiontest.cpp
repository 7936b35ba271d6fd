// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectiontest.h"

#include "api/providerendpoints.h"

#include <QElapsedTimer>

namespace labdesk {

api::Call testConnection(api::ApiClient &client, std::function<void(ConnectionTest)> done)
{
    QElapsedTimer clock;
    clock.start();
    using Providers = std::vector<Provider>;
    return client.send<Providers>(
        api::listProviders(), [clock, done = std::move(done)](const Outcome<api::Answer<Providers>, ApiError> &outcome) {
            ConnectionTest test;
            test.ok = outcome.ok();
            test.took = std::chrono::milliseconds(clock.elapsed());
            if (outcome.ok()) {
                test.httpStatus = outcome.value().httpStatus;
                test.providers = int(outcome.value().value.size());
            } else {
                test.httpStatus = outcome.error().httpStatus;
                test.error = outcome.error();
            }
            done(std::move(test));
        });
}

} // namespace labdesk
