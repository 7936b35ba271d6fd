// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectiontester.h"

#include "api/providerendpoints.h"

namespace labdesk {

ConnectionTester::ConnectionTester(api::Surroundings surroundings, QObject *parent)
    : QObject(parent), m_surroundings(std::move(surroundings))
{
}

ConnectionTester::~ConnectionTester() = default;

void ConnectionTester::start(const Connection &connection, Secret secret)
{
    m_call.cancel();
    m_result.reset();
    m_client = std::make_unique<api::ApiClient>(connection, std::move(secret), m_surroundings);
    m_clock.start();
    m_call = m_client->send<std::vector<Provider>>(api::listProviders(), [this](auto outcome) { finish(std::move(outcome)); });
    Q_EMIT changed();
}

void ConnectionTester::cancel()
{
    m_call.cancel();
    m_result.reset();
    Q_EMIT changed();
}

void ConnectionTester::finish(Outcome<api::Answer<std::vector<Provider>>, ApiError> outcome)
{
    ConnectionTest test;
    test.took = std::chrono::milliseconds(m_clock.elapsed());
    test.ok = outcome.ok();
    if (outcome.ok()) {
        test.httpStatus = outcome.value().httpStatus;
        test.providers = int(outcome.value().value.size());
    } else {
        test.httpStatus = outcome.error().httpStatus;
        test.error = outcome.error();
    }
    m_result = std::move(test);
    Q_EMIT changed();
}

} // namespace labdesk
