// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runningservice.h"

#include "listendpoints.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

RunningService::RunningService()
{
    service::ServiceOptions options;
    options.users = 300;
    options.clientId = "test-client";
    options.clientSecret = clientSecret();
    options.audience = "https://api.example.com";
    m_local = std::make_unique<service::LocalService>(options);
    m_local->startAndWait();
    const auto given = quick(std::chrono::seconds(20));
    m_byKey = std::make_unique<api::ApiClient>(keyConnection(), Secret(m_local->key()), given);
    m_byBearer = std::make_unique<api::ApiClient>(bearerConnection(), Secret(clientSecret()), given);
}

Connection RunningService::keyConnection() const
{
    return tests::keyConnection(m_local->baseUrl());
}

Connection RunningService::bearerConnection() const
{
    Connection made = keyConnection();
    made.scheme = BearerScheme{m_local->baseUrl(), u"test-client"_s, u"https://api.example.com"_s};
    return made;
}

std::vector<User> RunningService::everybody()
{
    return ask(byKey(), listUsers()).value().value.users;
}

UserId RunningService::create()
{
    return ask(byKey(), api::createUser(named(newClientId()))).value().value.id;
}

std::optional<User> RunningService::userWhoseSources(const std::function<bool(const ConnectedProvider &)> &areAll)
{
    for (const User &user : everybody()) {
        if (user.sources.empty())
            continue;
        const auto outcome = ask(byKey(), api::connectedProviders(user.id));
        const auto &providers = outcome.value().value;
        if (!providers.empty() && std::all_of(providers.begin(), providers.end(), areAll))
            return user;
    }
    return std::nullopt;
}

UserId userId(const QString &text)
{
    return *UserId::parse(text);
}

UserId unknownUser()
{
    return userId(u"00000000-0000-4000-8000-000000000000"_s);
}

QString newClientId()
{
    return u"test-"_s + QUuid::createUuid().toString(QUuid::Id128);
}

NewUser named(const QString &clientUserId)
{
    return {.clientUserId = clientUserId, .timeZone = {}, .birthDate = {}, .ingestionStart = {}, .ingestionEnd = {}};
}

UserPatch patchOf(std::optional<QString> zone)
{
    return {.timeZone = std::move(zone), .birthDate = {}, .ingestionStart = {}, .ingestionEnd = {}, .clientUserId = {}};
}

} // namespace labdesk::tests
