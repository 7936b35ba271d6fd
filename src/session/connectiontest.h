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

/// A connection test, step by step: first the route, without a request, then `GET /v2/providers`, which changes
/// nothing.
struct ConnectionTest
{
    enum class Step { Name, Way, Protection, Answer };
    static constexpr std::array allSteps = {Step::Name, Step::Way, Step::Protection, Step::Answer};
    enum class StepState {
        NotReached, ///< also what has not come yet
        Ok,
        Failed,
        NotNeeded, ///< the proxy looks the name up; plain http to this machine is not protected
    };

    StepState stateOf(Step step) const { return states[size_t(step)]; }

    std::array<StepState, 4> states = {};
    QString proxy = {}; ///< "host:port" of the one in force; empty: none
    bool ok = false;
    int httpStatus = 0;
    std::chrono::milliseconds took{0}; ///< from the request to its answer
    int providers = 0;
    std::optional<ApiError> error = {};
};

/// Tries the client's connection once, retries included. `progressed` gets each known step, `done` the end; both later,
/// and not at all once the Call is dropped. The client outlives the Call.
api::Call testConnection(api::ApiClient &client, std::function<void(ConnectionTest)> done,
                         std::function<void(ConnectionTest)> progressed = {});

} // namespace labdesk
