// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/ratelimiter.h"

#include <QMutexLocker>

#include <algorithm>
#include <cmath>

namespace labdesk::service {

double RateLimiter::capacity() const
{
    return std::max(1.0, m_perSecond * static_cast<double>(burstTime.count()));
}

double RateLimiter::filled(const Bucket &bucket, Time now) const
{
    const double elapsed = std::chrono::duration<double>(now - bucket.seen).count();
    return std::min(capacity(), bucket.tokens + m_perSecond * std::max(0.0, elapsed));
}

std::size_t RateLimiter::names() const
{
    const QMutexLocker locker(&m_mutex);
    return m_buckets.size();
}

std::optional<RateLimiter::Time> RateLimiter::take(const QByteArray &name, Time now)
{
    if (!isLimited())
        return {};
    const QMutexLocker lock(&m_mutex);
    if (m_buckets.size() >= maxNames && !m_buckets.contains(name))
        dropFullBuckets(now);
    Bucket &bucket = m_buckets.try_emplace(name, Bucket{capacity(), now}).first->second;
    bucket = {filled(bucket, now), std::max(bucket.seen, now)};
    if (bucket.tokens < 1)
        return Time(static_cast<Time::rep>(std::ceil((1 - bucket.tokens) / m_perSecond * 1000)));
    bucket.tokens -= 1;
    return {};
}

void RateLimiter::giveBack(const QByteArray &name)
{
    const QMutexLocker lock(&m_mutex);
    if (const auto found = m_buckets.find(name); found != m_buckets.end())
        found->second.tokens += 1;
}

// A full bucket limits nothing, so it can be forgotten. If none is full, forget all of them: letting everyone in for a
// moment is better than locking everyone out.
void RateLimiter::dropFullBuckets(Time now)
{
    std::erase_if(m_buckets, [&](const auto &entry) { return filled(entry.second, now) >= capacity(); });
    if (m_buckets.size() >= maxNames)
        m_buckets.clear();
}

} // namespace labdesk::service
