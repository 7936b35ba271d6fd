// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/sinkthread.h"

#include "wire/interruption.h"

#include <cstring>
#include <utility>

namespace labdesk::api {

SinkThread::SinkThread(std::shared_ptr<BodySink> sink, std::function<bool()> isWanted)
    : m_sink(std::move(sink)), m_isWanted(std::move(isWanted)), m_thread([this] { run(); })
{
}

SinkThread::~SinkThread()
{
    {
        const std::lock_guard guard(m_mutex);
        m_isClosed = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

std::optional<ApiError> SinkThread::take(QByteArrayView piece)
{
    std::unique_lock guard(m_mutex);
    m_changed.wait(guard, [&] {
        return m_hasFinished || m_hasEnough || m_pendingBytes == 0 || m_pendingBytes + piece.size() <= maxQueuedBytes;
    });
    if (m_hasFinished || m_hasEnough)
        return m_error;
    QByteArray copy;
    if (!m_used.empty()) {
        copy = std::move(m_used.back());
        m_used.pop_back();
    }
    m_pendingBytes += piece.size();
    guard.unlock();
    copy.resize(piece.size());
    std::memcpy(copy.data(), piece.data(), size_t(piece.size()));
    guard.lock();
    m_pieces.push_back(std::move(copy));
    m_changed.notify_all();
    return std::nullopt;
}

bool SinkThread::hasEnough() const
{
    const std::lock_guard guard(m_mutex);
    return m_hasEnough;
}

std::optional<ApiError> SinkThread::finish()
{
    std::unique_lock guard(m_mutex);
    m_isInputComplete = true;
    m_changed.notify_all();
    m_changed.wait(guard, [this] { return m_hasFinished; });
    return m_error;
}

void SinkThread::run()
{
    const wire::Interruption interruption([this] { return !m_isWanted(); });
    std::unique_lock guard(m_mutex);
    while (!m_hasFinished) {
        m_changed.wait(guard, [this] { return !m_pieces.empty() || m_isInputComplete || m_isClosed; });
        if (m_pieces.empty() && !m_isInputComplete)
            break;
        const bool isEnd = m_pieces.empty();
        QByteArray piece;
        if (!isEnd) {
            piece = std::move(m_pieces.front());
            m_pieces.pop_front();
        }
        guard.unlock();
        auto error = isEnd ? m_sink->finish() : takeNext(piece);
        const bool hasEnough = m_sink->hasEnough();
        guard.lock();
        m_pendingBytes -= piece.size();
        m_hasEnough = hasEnough;
        m_hasFinished = isEnd || error;
        m_error = std::move(error);
        m_used.push_back(std::move(piece));
        if (m_hasFinished || m_hasEnough
            || m_pendingBytes <= maxQueuedBytes / 2) // so that the waiting thread isn't woken for each piece
            m_changed.notify_all();
    }
}

std::optional<ApiError> SinkThread::takeNext(const QByteArray &piece)
{
    if (!m_isWanted())
        return ApiError{.kind = ApiError::Kind::ConnectionLost};     // the result is no longer wanted
    return m_sink->hasEnough() ? std::nullopt : m_sink->take(piece); // what was queued before it had enough is dropped
}

} // namespace labdesk::api
