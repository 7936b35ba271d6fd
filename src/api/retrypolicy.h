// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <chrono>
#include <optional>

namespace labdesk::api {

/// Whether and when a failed call is retried. Pure arithmetic: no clock, no timer, no random source. A write that
/// reached the service is never retried here, whatever the response.
struct RetryPolicy
{
    int maxRetries = 2;
    std::chrono::milliseconds base{500};
    std::chrono::milliseconds ceiling{8'000};
    std::chrono::milliseconds maxRetryAfter{60'000};
    int retriesPerMinute = 10; ///< for the whole host; counted by the client

    struct Failure
    {
        bool isWrite = false;
        bool nothingWasSent = false; ///< DNS, refused: safe to repeat even a write
        ApiError::Kind kind = ApiError::Kind::BadReply;
        int httpStatus = 0;
        std::optional<std::chrono::milliseconds> retryAfter = {};
    };

    /// The pause before attempt number `next` (2, 3, …); nothing: give up. `jitter` is in 0..1.
    std::optional<std::chrono::milliseconds> pauseBefore(int next, const Failure &failure, double jitter) const;
};

} // namespace labdesk::api
