// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMutex>

#include <chrono>
#include <map>
#include <optional>

namespace labdesk::service {

/// Token buckets: each name may ask so many times a second, and after a rest for burstTime's worth at once. Safe to use
/// from any thread.
class RateLimiter
{
public:
    static constexpr std::chrono::seconds burstTime{5};
    static constexpr std::size_t mostNames = 100'000; ///< some 10 MB; then those with full buckets are forgotten

    using Time = std::chrono::milliseconds;

    explicit RateLimiter(double perSecond) : m_perSecond(perSecond) { } ///< 0: no limit

    std::size_t names() const; ///< that it remembers

    /// Takes a token. Nothing: go on. Else the time after which there is one again.
    std::optional<Time> take(const QByteArray &name, Time now);
    void giveBack(const QByteArray &name); ///< what was taken just now

private:
    struct Bucket
    {
        double tokens;
        Time seen;
    };

    double capacity() const;
    double filled(const Bucket &bucket, Time now) const;
    void forgetRested(Time now);

    double m_perSecond;
    mutable QMutex m_mutex;
    std::map<QByteArray, Bucket> m_buckets;
};

} // namespace labdesk::service
