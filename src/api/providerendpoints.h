// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "domain/ids.h"
#include "domain/provider.h"
#include "wire/decoded.h"
#include "wire/errorwire.h"

namespace labdesk::api {

inline Endpoint<std::vector<Provider>> listProviders()
{
    return {.name = "listProviders",
            .segments = {QStringLiteral("v2"), QStringLiteral("providers")},
            .decode = &wire::decode<std::vector<Provider>>};
}

inline Endpoint<std::vector<ConnectedProvider>> connectedProviders(const UserId &id)
{
    return {.name = "connectedProviders",
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), QStringLiteral("providers"), id.text()},
            .decode = &wire::decode<std::vector<ConnectedProvider>>};
}

inline Endpoint<RefreshResult> refreshUser(const UserId &id)
{
    return {.name = "refreshUser",
            .verb = Verb::Post,
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), QStringLiteral("refresh"), id.text()},
            .decode = &wire::decode<RefreshResult>,
            .answeredId = [](const RefreshResult &result) { return result.userId; },
            .askedId = id.text(),
            .isLong = true};
}

inline Endpoint<Done> deregisterProvider(const UserId &id, const ProviderSlug &provider)
{
    return {.name = "deregisterProvider",
            .verb = Verb::Delete,
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), id.text(), provider.text()},
            .decode = &wire::decode<Done>};
}

} // namespace labdesk::api
