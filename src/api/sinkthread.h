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

/// Runs a sink in a separate thread, so that the next pieces can be inflated while it reads. The sink gets all pieces
/// in order and in that thread. Only a few are queued: take() waits for room. An error of the sink is returned by a
/// later take(). Must always be called by the same thread, whose priority the new one inherits.
class SinkThread : public BodySink
{
public:
    static constexpr qsizetype maxQueuedBytes = 2 * 1024 * 1024; ///< bytes

    /// When `isWanted` returns false, the sink gets nothing more and is interrupted (wire/interruption.h). May be
    /// called in any thread.
    SinkThread(std::shared_ptr<BodySink> sink, std::function<bool()> isWanted);
    ~SinkThread() override; ///< waits until the sink has taken everything

    std::optional<ApiError> take(QByteArrayView piece) override;
    bool hasEnough() const override;           ///< true a little later than of the sink itself
    std::optional<ApiError> finish() override; ///< waits for the end

private:
    void run();
    std::optional<ApiError> takeNext(const QByteArray &piece);

    std::shared_ptr<BodySink> m_sink; ///< used in the thread only
    std::function<bool()> m_isWanted;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    // Guarded by m_mutex.
    std::deque<QByteArray> m_pieces;
    std::vector<QByteArray> m_used; ///< buffers to reuse
    qsizetype m_pendingBytes = 0;   ///< including the piece that is being taken
    bool m_isInputComplete = false; ///< no more will come, and finish() has to be called
    bool m_isClosed = false;        ///< no more will come
    bool m_hasEnough = false;       ///< the sink needs nothing more, and finish() has to be called
    bool m_hasFinished = false;     ///< nothing more is taken
    std::optional<ApiError> m_error;
    std::thread m_thread; ///< declared last: it uses all the others
};

} // namespace labdesk::api
