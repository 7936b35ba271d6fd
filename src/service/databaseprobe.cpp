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
}

bool DatabaseProbe::succeeds()
{
    std::unique_lock lock(m_mutex);
    if (!m_workers)
        return true;
    if (!m_asked.valid() || m_asked.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        const auto promise = std::make_shared<std::promise<bool>>();
        m_asked = promise->get_future().share();
        m_workers->post([promise] { promise->set_value(WorkerPool::core()->reachesDatabase()); });
    }
    const std::shared_future<bool> asked = m_asked;
    lock.unlock();
    try {
        return asked.wait_for(patience) == std::future_status::ready && asked.get();
    } catch (const std::future_error &) { // the workers have ended without asking
        return false;
    }
}

} // namespace labdesk::service
