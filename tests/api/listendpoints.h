// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "support/userpage.h"

namespace labdesk::tests {

/// The list of users as one answer, read by the slow decoder: the program itself takes it as a stream.
inline api::Endpoint<UserPage> listUsers()
{
    return {.name = "listUsers",
            .verb = api::Verb::Get,
            .segments = {QStringLiteral("v2"), QStringLiteral("user")},
            .trailingSlash = true,
            .query = {},
            .body = {},
            .decode = &decodeUserPage};
}

inline api::Endpoint<UserPage> listUsersFrom(qint64 offset, int limit)
{
    auto endpoint = listUsers();
    endpoint.query
        = {{QStringLiteral("offset"), QString::number(offset)}, {QStringLiteral("limit"), QString::number(limit)}};
    return endpoint;
}

} // namespace labdesk::tests
