// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/apierror.h"

#include <array>
#include <chrono>
#include <functional>
#include <optional>

namespace labdesk {

/// A connection test, step by step: first the network, without a request, then `GET /v2/providers`, which changes
/// nothing.
struct ConnectionTest
{
    enum class Step { Name, Connection, Encryption, Response };
    static constexpr std::array allSteps = {Step::Name, Step::Connection, Step::Encryption, Step::Response};
    enum class StepState {
        NotReached, ///< also if it is still pending
        Ok,
        Failed,
        NotNeeded, ///< the proxy resolves the name, or plain http to this computer needs no TLS
    };

    StepState stateOf(Step step) const { return states[size_t(step)]; }

    std::array<StepState, 4> states = {};
    QString proxy = {}; ///< "host:port" of the proxy in use; empty: none
    bool ok = false;
    int httpStatus = 0;
    std::chrono::milliseconds took{0}; ///< from the request to the response
    int providers = 0;
    std::optional<ApiError> error = {};
};

/// Tests the client's connection once, retries included. Calls `progressed` after each step and `done` at the end, both
/// asynchronously, and neither of them after the Call was dropped. The client must outlive the Call.
api::Call testConnection(api::ApiClient &client, std::function<void(ConnectionTest)> done,
                         std::function<void(ConnectionTest)> progressed = {});

} // namespace labdesk
