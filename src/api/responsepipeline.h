// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"
#include "api/httpreply.h"
#include "api/responsevalidator.h"

#include <QDeadlineTimer>

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// Validates and inflates a response body on its way to the BodySink. The first 64 KiB are buffered: a short body may
/// still be `success: false`, and if the connection is lost before that, the request can be retried. For a longer
/// compressed body, the sink gets a separate thread, because inflating takes as long as reading. For one thread at a
/// time; after its destruction the sink receives nothing more.
class ResponsePipeline
{
public:
    static constexpr qsizetype bufferLimit = 64 * 1024;

    /// When `isWanted` returns false, or `end` has passed, the sink gets nothing more. The result of `isWanted` may
    /// change from any thread.
    ResponsePipeline(std::shared_ptr<BodySink> sink, qint64 maxSize, QDeadlineTimer end, std::function<bool()> isWanted)
        : m_sink(std::move(sink)), m_maxSize(maxSize), m_end(end), m_isWanted(std::move(isWanted))
    {
    }

    /// Takes the head of a response with a status below 300.
    std::optional<ApiError> begin(const HttpReply &head);
    std::optional<ApiError> take(QByteArrayView arrived);                    ///< bytes of its body, as received
    bool hasEnough() const { return m_hasDelivered && m_sink->hasEnough(); } ///< of the body: the rest isn't needed
    /// The body has ended, or the sink has enough of it.
    std::optional<ApiError> finish();

    bool hasBegun() const { return m_validator.has_value(); }
    bool hasDelivered() const { return m_hasDelivered; } ///< the request can't be repeated then
    std::optional<qint64> expected() const { return m_expected; }

private:
    std::optional<ApiError> forward(QByteArrayView piece);
    std::optional<ApiError> sendToSink(QByteArrayView piece);
    bool canContinue() const;
    std::optional<ApiError> handleSinkResult(std::optional<ApiError> error) const;

    std::shared_ptr<BodySink> m_sink;
    qint64 m_maxSize;
    QDeadlineTimer m_end; ///< checked directly, because timers are late in a busy thread
    std::function<bool()> m_isWanted;
    int m_status = 0;
    std::optional<BodyValidator> m_validator;
    std::optional<qint64> m_expected;
    QByteArray m_buffered;
    bool m_isCompressed = false;
    bool m_startsAsHtml = false;
    bool m_hasDelivered = false;
};

} // namespace labdesk::api
