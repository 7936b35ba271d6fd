// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/remote.h"

#include <functional>
#include <utility>

namespace labdesk {

/// Makes the state for a response that has just arrived.
template <class T> Ready<T> readyFrom(api::Response<T> response)
{
    Ready<T> ready{std::move(response.value), QDateTime::currentDateTimeUtc(), std::move(response.body),
                   std::move(response.drift)};
    ready.undecodable = std::move(response.undecodable);
    return ready;
}

/// Sends the request, keeps `state` up to date, and calls `changed` after each change. Stops when `call` is
/// destroyed.
template <class T>
void fetch(api::ApiClient &client, const api::Endpoint<T> &endpoint, api::Call &call, Remote<T> &state,
           const std::function<void()> &changed)
{
    call = client.send<T>(endpoint, [&state, changed](Outcome<api::Response<T>, ApiError> outcome) {
        state = outcome.ok() ? Remote<T>(readyFrom(std::move(outcome).value())) : afterFailure(state, outcome.error());
        changed();
    });
    state = awaiting(state, QDateTime::currentDateTimeUtc());
    changed();
}

} // namespace labdesk
