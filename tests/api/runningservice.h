// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "api/operations.h"
#include "callkinds.h"
#include "service/localservice.h"

#include <QTestEventLoop>

#include <functional>
#include <memory>

namespace labdesk::tests {

/// Sends and waits for the outcome.
template <class Reply>
Outcome<api::Response<Reply>, ApiError> ask(api::ApiClient &client, const api::Endpoint<Reply> &endpoint)
{
    std::optional<Outcome<api::Response<Reply>, ApiError>> got;
    QTestEventLoop loop;
    const auto call = client.send<Reply>(endpoint, [&](auto outcome) {
        got = std::move(outcome);
        loop.exitLoop();
    });
    loop.enterLoopMSecs(30'000);
    return got ? std::move(*got) : Outcome<api::Response<Reply>, ApiError>(ApiError{.kind = ApiError::Kind::TimedOut});
}

/// A local service with demo data, and a client for each scheme of authentication.
class RunningService
{
public:
    RunningService();

    service::LocalService &local() { return *m_local; }
    service::FaultInjector &faultInjector() { return m_local->faultInjector(); }
    api::ApiClient &byKey() { return *m_byKey; }
    api::ApiClient &byBearer() { return *m_byBearer; }

    Connection keyConnection() const;
    Connection bearerConnection() const;
    static QByteArray clientSecret() { return "client-secret-0123456789"; }

    std::vector<User> everybody();
    UserId create(); ///< a user without anything
    /// A user with sources that are all as wanted.
    std::optional<User> userWhoseSources(const std::function<bool(const ConnectedProvider &)> &areAll);

private:
    std::unique_ptr<service::LocalService> m_local;
    std::unique_ptr<api::ApiClient> m_byKey;
    std::unique_ptr<api::ApiClient> m_byBearer;
};

UserId userId(const QString &text);
UserId unknownUser(); ///< well formed
QString newClientId();
NewUser named(const QString &clientUserId);
UserPatch patchOf(std::optional<QString> zone);

} // namespace labdesk::tests
