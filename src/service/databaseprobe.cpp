// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/databaseprobe.h"

#include "service/servicecore.h"
#include "service/workerpool.h"

namespace labdesk::service {

void DatabaseProbe::ask(WorkerPool *workers)
{
    const std::lock_guard lock(m_mutex);
    m_workers = workers;
    m_isAsking = false;
    m_isReached = true;
}

bool DatabaseProbe::succeeds()
{
    std::unique_lock lock(m_mutex);
    if (!m_workers)
        return true;
    if (!m_isAsking) {
        m_isAsking = true;
        m_askedAt = std::chrono::steady_clock::now();
        m_workers->post(Lane::Urgent, [this] {
            const bool isReached = WorkerPool::core()->reachesDatabase();
            const std::lock_guard answering(m_mutex);
            m_isReached = isReached;
            m_isAsking = false;
            m_answered.notify_all();
        });
    }
    if (m_answered.wait_for(lock, maxWait, [this] { return !m_isAsking; }))
        return m_isReached;
    return m_isReached && std::chrono::steady_clock::now() - m_askedAt < callTimeout;
}

} // namespace labdesk::service
