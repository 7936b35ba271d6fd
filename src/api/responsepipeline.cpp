// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/responsepipeline.h"

#include "api/errormapping.h"
#include "api/sinkthread.h"
#include "wire/interruption.h"

namespace labdesk::api {

std::optional<ApiError> ResponsePipeline::begin(const HttpReply &head)
{
    m_status = head.status;
    auto announced = validateHead(head);
    if (!announced.ok())
        return std::move(announced).error();
    m_expected = announced.value().length;
    if (m_expected.value_or(0) > m_maxSize)
        return tooLargeResponse(head.status);
    m_isCompressed = announced.value().isCompressed;
    m_validator.emplace(head.status, announced.value(), m_maxSize);
    return std::nullopt;
}

std::optional<ApiError> ResponsePipeline::take(QByteArrayView arrived)
{
    return m_validator->take(arrived, [this](QByteArrayView piece) { return forward(piece); });
}

std::optional<ApiError> ResponsePipeline::forward(QByteArrayView piece)
{
    if (!m_hasDelivered && m_buffered.isEmpty())
        m_startsAsHtml = isWebPage(piece);
    if (!m_hasDelivered && m_buffered.size() + piece.size() <= bufferLimit) {
        m_buffered += piece;
        return std::nullopt;
    }
    // Doesn't capture `this`, which may be about to be destroyed.
    if (!m_hasDelivered && m_isCompressed)
        m_sink = std::make_shared<SinkThread>(
            m_sink, [isWanted = m_isWanted, end = m_end] { return isWanted() && !end.hasExpired(); });
    m_hasDelivered = true;
    if (const QByteArray buffered = std::exchange(m_buffered, {}); !buffered.isEmpty())
        if (auto error = sendToSink(buffered))
            return error;
    return sendToSink(piece);
}

std::optional<ApiError> ResponsePipeline::sendToSink(QByteArrayView piece)
{
    if (!m_isWanted())
        return ApiError{.kind = ApiError::Kind::ConnectionLost}; // the result is no longer wanted
    const wire::Interruption interruption([this] { return !canContinue(); });
    return handleSinkResult(m_end.hasExpired() || m_sink->hasEnough() ? std::nullopt : m_sink->take(piece));
}

bool ResponsePipeline::canContinue() const
{
    return m_isWanted() && !m_end.hasExpired();
}

std::optional<ApiError> ResponsePipeline::handleSinkResult(std::optional<ApiError> error) const
{
    if (m_end.hasExpired()) // the sink's error would be about an incomplete body
        return transportFailure({.end = HttpReply::End::DeadlinePassed, .status = m_status});
    if (error)
        error->httpStatus = m_status;
    if (error && error->kind == ApiError::Kind::BadResponse && m_startsAsHtml)
        error->reason = ApiError::Reason::WebPage;
    return error;
}

std::optional<ApiError> ResponsePipeline::finish()
{
    if (!hasEnough()) // otherwise the rest of the body doesn't matter
        if (auto error = m_validator->finish())
            return error;
    if (!m_hasDelivered) {
        if (auto failure = failureInBody(m_buffered, m_status))
            return failure;
        m_hasDelivered = true;
        if (!m_buffered.isEmpty())
            if (auto error = sendToSink(m_buffered))
                return error;
    }
    const wire::Interruption interruption([this] { return !canContinue(); });
    return handleSinkResult(m_sink->finish());
}

} // namespace labdesk::api
