// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"

#include <QByteArray>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace labdesk::api {

/// Lets a sink work in a thread of its own, so that the next pieces can be inflated while it reads. It gets them in
/// order and all in that thread, and few are on their way: take() waits for room. What the sink says of a piece is
/// answered to a later one. Whoever calls is one thread, whose priority the new one has.
class SinkThread : public BodySink
{
public:
    static constexpr qsizetype maxQueuedBytes = 2 * 1024 * 1024; ///< bytes

    /// When `isWanted` says no, the sink gets nothing more, and gives up what it takes (wire/interruption.h); it may
    /// change its mind in any thread.
    SinkThread(std::shared_ptr<BodySink> sink, std::function<bool()> isWanted);
    ~SinkThread() override; ///< waits until what came was taken

    std::optional<ApiError> take(QByteArrayView piece) override;
    std::optional<ApiError> finish() override; ///< waits for the end

private:
    void run();
    std::optional<ApiError> takeNext(const QByteArray &piece);

    std::shared_ptr<BodySink> m_sink; ///< of the thread
    std::function<bool()> m_isWanted;
    std::mutex m_lock;
    std::condition_variable m_changed;
    // Under the lock.
    std::deque<QByteArray> m_pieces;
    std::vector<QByteArray> m_used; ///< whose memory serves again
    qsizetype m_pendingBytes = 0;   ///< the one being taken included
    bool m_isWhole = false;         ///< no more will come, and the sink is to be told
    bool m_isClosed = false;        ///< no more will come
    bool m_isOver = false;          ///< nothing more is taken
    std::optional<ApiError> m_error;
    std::thread m_thread; ///< last: all else is there before it
};

} // namespace labdesk::api
