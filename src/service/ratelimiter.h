// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMutex>

#include <chrono>
#include <map>
#include <optional>

namespace labdesk::service {

/// Token buckets, one per name: a steady number of requests per second, with bursts of up to burstTime's worth.
/// Thread-safe.
class RateLimiter
{
public:
    static constexpr std::chrono::seconds burstTime{5};
    static constexpr std::size_t maxNames = 100'000; ///< some 10 MB; when exceeded, names with full buckets are dropped

    using Time = std::chrono::milliseconds;

    explicit RateLimiter(double perSecond) : m_perSecond(perSecond) { } ///< 0 for no limit

    bool isLimited() const { return m_perSecond > 0; }
    std::size_t names() const; ///< number of stored names

    /// Takes a token. Returns nothing on success, or how long to wait for the next token.
    std::optional<Time> take(const QByteArray &name, Time now);
    void giveBack(const QByteArray &name); ///< undoes the last take()

private:
    struct Bucket
    {
        double tokens;
        Time seen;
    };

    double capacity() const;
    double filled(const Bucket &bucket, Time now) const;
    void dropFullBuckets(Time now);

    double m_perSecond;
    mutable QMutex m_mutex;
    std::map<QByteArray, Bucket> m_buckets;
};

} // namespace labdesk::service
