// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/insuranceendpoints.h"
#include "api/releaselookup.h"
#include "api/servicecenterendpoints.h"
#include "api/userliststream.h"
#include "callkinds.h"

#include <vector>

namespace labdesk::tests {

/// Owns what it needs until the call is over.
using OperationSender = std::function<api::Call(api::ApiClient &, const QUrl &, Ended)>;

struct Operation
{
    const char *name;
    bool isWrite;
    OperationSender send;
};

inline UserId theUser()
{
    return *UserId::parse(QStringLiteral("u1"));
}

template <class Make> Operation operation(const char *name, Make make, bool isWrite = false)
{
    return {name, isWrite, [make](api::ApiClient &client, const QUrl &, Ended ended) {
                return sendFor(client, make(), std::move(ended));
            }};
}

/// Every operation of the contract, the token exchange aside, and the look for a newer version.
inline std::vector<Operation> everyOperation()
{
    return {
        operation(
            "createUser",
            [] {
                return api::createUser({.clientUserId = QStringLiteral("c1"),
                                        .timeZone = {},
                                        .birthDate = {},
                                        .ingestionStart = {},
                                        .ingestionEnd = {}});
            },
            true),
        operation("getUser", [] { return api::getUser(theUser()); }),
        operation(
            "deleteUser", [] { return api::deleteUser(theUser()); }, true),
        {"listUsers", false,
         [](api::ApiClient &client, const QUrl &, Ended ended) {
             return client.stream(api::streamUsers(), std::make_shared<api::UserListSink>([](const UserFields &) {}),
                                  {}, std::move(ended));
         }},
        operation("connectedProviders", [] { return api::connectedProviders(theUser()); }),
        operation(
            "refreshUser", [] { return api::refreshUser(theUser()); }, true),
        operation(
            "deregisterProvider",
            [] { return api::deregisterProvider(theUser(), *ProviderSlug::parse(QStringLiteral("oura"))); }, true),
        operation(
            "patchUser",
            [] {
                return api::patchUser(theUser(),
                                      {.timeZone = QStringLiteral("UTC"),
                                       .birthDate = {},
                                       .ingestionStart = {},
                                       .ingestionEnd = {},
                                       .clientUserId = {}});
            },
            true),
        operation("listProviders", [] { return api::listProviders(); }),
        operation("centersNearOrder",
                  [] { return api::centersNearOrder(*OrderId::parse(QStringLiteral("o1")), Radius::Miles25); }),
        operation("centersNearZip", [] { return api::centersNearZip(QStringLiteral("85004"), 27, Radius::Miles25); }),
        operation("searchPayors", [] { return api::searchPayors({}); }),
        operation("latestInsurance", [] { return api::latestInsurance(theUser()); }),
        {"requestToken", false,
         [](api::ApiClient &, const QUrl &url, Ended ended) {
             // A client of its own: what comes back is the token, and then the answer to the call that needed it.
             Connection bearer = keyConnection(url);
             bearer.scheme
                 = BearerScheme{.authUrl = url, .clientId = QStringLiteral("id"), .audience = QStringLiteral("a")};
             const auto client = std::make_shared<api::ApiClient>(bearer, testKey(), quick(std::chrono::seconds(20)));
             return sendFor(*client, api::getUser(theUser()),
                            [client, ended = std::move(ended)](auto error) { ended(std::move(error)); });
         }},
        {"lookUpRelease", false,
         [](api::ApiClient &, const QUrl &url, Ended ended) {
             return api::lookUpRelease(
                 url,
                 [ended = std::move(ended)](const Outcome<Release, ApiError> &outcome) {
                     ended(outcome.ok() ? std::nullopt : std::optional(outcome.error()));
                 },
                 std::chrono::seconds(20));
         }},
    };
}

} // namespace labdesk::tests
