// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/retrypolicy.h"

#include <algorithm>
#include <array>

namespace labdesk::api {

namespace {

bool isTransient(int httpStatus)
{
    constexpr std::array transientStatuses = {408, 425, 429, 500, 502, 503, 504};
    return std::ranges::find(transientStatuses, httpStatus) != transientStatuses.end();
}

/// Whether a missing or unusable response may be a transient error.
bool wasCutOff(ApiError::Kind kind)
{
    return kind == ApiError::Kind::ConnectionLost || kind == ApiError::Kind::TimedOut
        || kind == ApiError::Kind::BadResponse || kind == ApiError::Kind::WrongRecord;
}

/// Failures that don't depend on the network and will be the same next time.
bool isDecidedLocally(ApiError::Kind kind)
{
    return kind == ApiError::Kind::InvalidInput || kind == ApiError::Kind::ReadOnly
        || kind == ApiError::Kind::NoCredential || kind == ApiError::Kind::KeyRefusedLocally
        || kind == ApiError::Kind::TlsFailed || kind == ApiError::Kind::NoTls
        || isFixedInNetworkSettings({.kind = kind}); // repeating a wrong password could lock the account
}

int maxRetriesFor(const RetryPolicy &policy, const RetryPolicy::Failure &failure)
{
    if (isDecidedLocally(failure.kind))
        return 0;
    if (failure.nothingWasSent)
        return policy.maxRetries;
    if (failure.isWrite)
        return 0; // even with a Retry-After: that is counted down in the window, where a person can cancel it
    const bool hasResponse = failure.httpStatus >= 300;
    return (hasResponse ? isTransient(failure.httpStatus) : wasCutOff(failure.kind)) ? policy.maxRetries : 0;
}

} // namespace

std::optional<std::chrono::milliseconds> RetryPolicy::pauseBefore(int next, const Failure &failure, double jitter) const
{
    using std::chrono::milliseconds;
    if (next < 2 || next - 1 > maxRetriesFor(*this, failure))
        return std::nullopt;
    if (failure.retryAfter)
        return std::clamp(*failure.retryAfter, milliseconds(0), maxRetryAfter);
    const int doublings = std::min(next - 2, 16); // 16 doublings exceed any ceiling and can't overflow
    const auto step = std::min(base * (1 << doublings), ceiling);
    return milliseconds(qint64(double(step.count()) * std::clamp(jitter, 0.0, 1.0)));
}

} // namespace labdesk::api
