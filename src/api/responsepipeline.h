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

/// Validates and inflates a response body on its way to the BodySink. The first 64 KiB are buffered: a short body
/// may still turn out to be `success: false`, and a connection lost before that can be retried. A compressed body
/// that is longer gets a thread for the sink, because inflating takes as long as reading. For one thread at a
/// time; after its destruction the sink receives nothing more.
class ResponsePipeline
{
public:
    static constexpr qsizetype bufferLimit = 64 * 1024;

    /// When `isWanted` says no, or it is too late, the sink gets nothing more; the former may change its mind in any
    /// thread.
    ResponsePipeline(std::shared_ptr<BodySink> sink, qint64 largest, QDeadlineTimer end, std::function<bool()> isWanted)
        : m_sink(std::move(sink)), m_largest(largest), m_end(end), m_isWanted(std::move(isWanted))
    {
    }

    /// The head of an answer with a status of less than 300 came.
    std::optional<ApiError> begin(const HttpReply &head);
    std::optional<ApiError> take(QByteArrayView arrived); ///< bytes of its body, as they came
    std::optional<ApiError> finish();                     ///< its body has ended

    bool hasBegun() const { return m_validator.has_value(); }
    bool hasDelivered() const { return m_hasDelivered; } ///< so that the same call cannot be made again
    std::optional<qint64> expected() const { return m_expected; }

private:
    std::optional<ApiError> hand(QByteArrayView piece);
    std::optional<ApiError> toSink(QByteArrayView piece);
    bool canContinue() const;
    std::optional<ApiError> fromSink(std::optional<ApiError> error) const;

    std::shared_ptr<BodySink> m_sink;
    qint64 m_largest;
    QDeadlineTimer m_end; ///< timers come late in a loaded thread
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
