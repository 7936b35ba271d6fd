// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "everyoperation.h"

#include <memory>

namespace labdesk::tests {

/// The fourteen of the contract.
inline std::vector<Operation> contractOperations()
{
    std::vector<Operation> all = everyOperation();
    std::erase_if(all, [](const Operation &one) { return std::string_view(one.name) == "lookUpRelease"; });
    return all;
}

/// One operation by a client of its own.
struct CauseCall
{
    Operation operation;
    std::unique_ptr<api::ApiClient> client;
    Result result = {};
    api::Call call = {};
};

/// Sends an operation over a connection; the token exchange by a bearer's.
inline std::unique_ptr<CauseCall> startOperation(const Operation &operation, Connection connection,
                                                 const Credentials &credentials,
                                                 const api::ClientOptions &clientOptions)
{
    const bool isToken = std::string_view(operation.name) == "requestToken";
    if (isToken)
        connection.scheme = BearerScheme{
            .authUrl = connection.baseUrl, .clientId = QStringLiteral("id"), .audience = QStringLiteral("a")};
    auto call = std::make_unique<CauseCall>(CauseCall{
        .operation = operation, .client = std::make_unique<api::ApiClient>(connection, credentials, clientOptions)});
    call->call = isToken ? sendFor(*call->client, anyCallOf(api::getUser), into(call->result))
                         : operation.send(*call->client, connection.baseUrl, into(call->result));
    return call;
}

} // namespace labdesk::tests
