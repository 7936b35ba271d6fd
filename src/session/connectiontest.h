// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/apierror.h"

#include <chrono>
#include <functional>
#include <optional>

namespace labdesk {

/// A connection test in words: `GET /v2/providers`, harmless.
struct ConnectionTest
{
    bool ok = false;
    int httpStatus = 0;
    std::chrono::milliseconds took{0};
    int providers = 0;
    std::optional<ApiError> error;
};

/// Tries the client's connection once, retries included. `done` runs later and not at all once the Call is let go of.
api::Call testConnection(api::ApiClient &client, std::function<void(ConnectionTest)> done);

} // namespace labdesk
