// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <future>
#include <mutex>

namespace labdesk::service {

class WorkerPool;

/// Whether the workers of a service reach their database, for /readyz. From any thread, at any time.
class DatabaseProbe
{
public:
    static constexpr std::chrono::seconds patience{2}; ///< after which a question without an answer counts as no

    /// The workers to ask; null: none any more. Until there are some, the database counts as reached.
    void ask(WorkerPool *workers);

    /// One question to the database at a time, however many ask.
    bool succeeds();

private:
    std::mutex m_mutex;
    WorkerPool *m_workers = nullptr;
    std::shared_future<bool> m_asked; ///< what is under way, or was asked last
};

} // namespace labdesk::service
