// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/operations.h"
#include "api/releaselookup.h"
#include "api/userliststream.h"
#include "callkinds.h"

#include <vector>

namespace labdesk::tests {

/// One of each kind of part that an operation takes.
template <class T> T anyPart();
template <> inline UserId anyPart()
{
    return *UserId::parse(QStringLiteral("u1"));
}
template <> inline OrderId anyPart()
{
    return *OrderId::parse(QStringLiteral("o1"));
}
template <> inline ProviderSlug anyPart()
{
    return *ProviderSlug::parse(QStringLiteral("oura"));
}
template <> inline QString anyPart()
{
    return QStringLiteral("85004");
}
template <> inline qint64 anyPart()
{
    return 27;
}
template <> inline std::optional<qint64> anyPart()
{
    return {};
}
template <> inline std::optional<Radius> anyPart()
{
    return Radius::Miles25;
}
template <> inline PayorQuery anyPart()
{
    return {};
}
template <> inline NewUser anyPart()
{
    return {QStringLiteral("c1"), {}, {}, {}, {}};
}
template <> inline UserPatch anyPart()
{
    return {QStringLiteral("UTC"), {}, {}, {}, {}};
}

/// The call of a row of api::allOperations.
template <class Reply, class... Part> api::Endpoint<Reply> anyCallOf(const api::Operation<Reply, Part...> &row)
{
    return row(anyPart<Part>()...);
}

/// Owns what it needs until the call is over.
using OperationSender = std::function<api::Call(api::ApiClient &, const QUrl &, Ended)>;

struct Operation
{
    const char *name;
    bool isWrite;
    OperationSender send;
};

template <class Row> Operation operationOf(const Row &row)
{
    const auto send = [row](api::ApiClient &client, const QUrl &, Ended ended) {
        return sendFor(client, anyCallOf(row), std::move(ended));
    };
    return {row.name, row.verb != api::Verb::Get, send};
}

template <class... Part> Operation operationOf(const api::Operation<api::BodySink, Part...> &row)
{
    const auto send = [row](api::ApiClient &client, const QUrl &, Ended ended) {
        return client.stream(anyCallOf(row), std::make_shared<api::UserListSink>([](const UserFields &) {}), {},
                             std::move(ended));
    };
    return {row.name, false, send};
}

/// By a client of its own: what comes back is the token, and then the answer to the call that needed it.
inline Operation operationOf(const api::Operation<AccessToken> &row)
{
    const auto send = [](api::ApiClient &, const QUrl &url, Ended ended) {
        Connection bearer = keyConnection(url);
        bearer.scheme = BearerScheme{.authUrl = url, .clientId = QStringLiteral("id"), .audience = QStringLiteral("a")};
        const auto client = std::make_shared<api::ApiClient>(bearer, testKey(), quick(std::chrono::seconds(20)));
        return sendFor(*client, anyCallOf(api::getUser),
                       [client, ended = std::move(ended)](auto error) { ended(std::move(error)); });
    };
    return {row.name, false, send};
}

/// Every operation of the contract, and the look for a newer version.
inline std::vector<Operation> everyOperation()
{
    std::vector<Operation> all
        = std::apply([](const auto &...row) { return std::vector{operationOf(row)...}; }, api::allOperations);
    all.push_back({"lookUpRelease", false, [](api::ApiClient &, const QUrl &url, Ended ended) {
                       return api::lookUpRelease(
                           url,
                           [ended = std::move(ended)](const Outcome<Release, ApiError> &outcome) {
                               ended(outcome.ok() ? std::nullopt : std::optional(outcome.error()));
                           },
                           std::chrono::seconds(20));
                   }});
    return all;
}

} // namespace labdesk::tests
