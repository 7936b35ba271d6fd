// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"

#include <QFuture>

#include <functional>
#include <memory>

class QThreadPool;

namespace labdesk::api {

/// One thread of lower priority for what would hold up the window: inflating and decoding. Whoever waits for the future
/// may go away at any time, and so may the worker: work that has begun then ends unheard, and only the end of the
/// application waits for it. Work whose future is canceled is interrupted (wire/interruption.h).
class DecodeWorker
{
public:
    using Verdict = Outcome<ApiClient::Received, ApiError>;

    DecodeWorker();
    ~DecodeWorker();
    DecodeWorker(const DecodeWorker &) = delete;
    DecodeWorker &operator=(const DecodeWorker &) = delete;

    QFuture<Verdict> run(std::function<Verdict()> work);

private:
    std::shared_ptr<QThreadPool> m_pool;
};

} // namespace labdesk::api
