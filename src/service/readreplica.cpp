// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/readreplica.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds maxInterval{500}; // between two checks of both servers

} // namespace

ReplicaFreshness::ReplicaFreshness(std::chrono::milliseconds maxLag, SteadyClock clock)
    : m_checkInterval(std::min(maxInterval, maxLag / 2)), m_maxLag(maxLag - m_checkInterval), m_clock(std::move(clock))
{
}

bool ReplicaFreshness::isFresh(const Database &primary, const Database &replica)
{
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!lock) // another thread is checking and may be blocked by an unresponsive standby; use the primary
        return false;
    const auto now = m_clock();
    if (!m_written.empty() && now - m_written.back().at < m_checkInterval)
        return m_isFresh;
    m_isFresh = false; // in case one of them doesn't respond
    try {
        m_written.push_back(
            {now, primary.number(u"SELECT CAST(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS BIGINT)"_s)});
    } catch (const DatabaseError &) {
        return false; // the read then fails on the primary, where it is reported
    }
    while (now - m_written.front().at > m_maxLag)
        m_written.pop_front();
    const qint64 replayed
        = replica.number(u"SELECT CASE WHEN pg_is_in_recovery() THEN"
                         " CAST(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS BIGINT) ELSE -1 END"_s);
    m_isFresh = std::ranges::any_of(m_written, [&](const Written &one) { return one.position <= replayed; });
    return m_isFresh;
}

} // namespace labdesk::service
