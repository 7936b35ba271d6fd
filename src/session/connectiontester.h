// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "session/connectionbook.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace labdesk {

/// Tries a connection before it is saved, with one harmless read (`GET /v2/providers`; for the legacy scheme the token
/// exchange comes before it). Its client lives only as long as the test. One test at a time: a new one replaces the old.
class ConnectionTester : public QObject
{
    Q_OBJECT

public:
    explicit ConnectionTester(api::Surroundings surroundings = {}, QObject *parent = nullptr);
    ~ConnectionTester() override;

    void start(const Connection &connection, Secret secret);
    void cancel();
    bool isRunning() const { return m_call.isRunning(); }
    const std::optional<ConnectionTest> &result() const { return m_result; } ///< nothing while it runs and before

Q_SIGNALS:
    void changed();

private:
    void finish(Outcome<api::Answer<std::vector<Provider>>, ApiError> outcome);

    api::Surroundings m_surroundings;
    std::unique_ptr<api::ApiClient> m_client;
    api::Call m_call; // after the client: goes before it
    QElapsedTimer m_clock;
    std::optional<ConnectionTest> m_result;
};

} // namespace labdesk
