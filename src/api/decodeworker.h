// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"

#include <QFuture>

#include <functional>
#include <memory>

class QThreadPool;

namespace labdesk::api {

/// Inflates and decodes long bodies in one low-priority thread. The caller and the worker may be destroyed at any
/// time: running work then finishes without effect, and only the exit of the application waits for it. Canceling
/// the future interrupts the work (wire/interruption.h).
class DecodeWorker
{
public:
    using Result = Outcome<ApiClient::Received, ApiError>;

    DecodeWorker();
    ~DecodeWorker();
    DecodeWorker(const DecodeWorker &) = delete;
    DecodeWorker &operator=(const DecodeWorker &) = delete;

    QFuture<Result> run(std::function<Result()> work);

private:
    std::shared_ptr<QThreadPool> m_pool;
};

} // namespace labdesk::api
