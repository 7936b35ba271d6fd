// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QDateTime>

#include <chrono>
#include <deque>
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
        ApiError::Kind kind = ApiError::Kind::BadResponse;
        int httpStatus = 0;
        std::optional<std::chrono::milliseconds> retryAfter = {};
    };

    /// The pause before attempt number `next` (2, 3, …); nothing: give up. `jitter` is in 0..1.
    std::optional<std::chrono::milliseconds> pauseBefore(int next, const Failure &failure, double jitter) const;
};

/// Limits retries per minute, however many calls fail at once, so that a service in trouble isn't loaded further.
class RetryBudget
{
public:
    explicit RetryBudget(int perMinute) : m_perMinute(perMinute) { }

    /// Takes a retry, if one is left for the minute before `now`; returns whether it did.
    bool take(const QDateTime &now)
    {
        // If the clock is set back, entries in the future would block retries until it catches up.
        std::erase_if(m_taken, [&now](const QDateTime &at) { return at > now || at.msecsTo(now) >= 60'000; });
        if (int(m_taken.size()) >= m_perMinute)
            return false;
        m_taken.push_back(now);
        return true;
    }

private:
    int m_perMinute;
    std::deque<QDateTime> m_taken;
};

} // namespace labdesk::api
