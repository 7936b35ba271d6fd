// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QByteArray>
#include <QList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace labdesk::api {

/// Incremental HTTP/1.x response parser. Skips interim responses (1xx) and removes chunked framing. A response is
/// complete only at its declared end: Content-Length, the last chunk with its trailers, or the end of the connection if
/// it declares neither. Malformed but unambiguous input is accepted, such as spaces before a colon or a missing reason
/// phrase; ambiguous input is Garbled. Buffers no more than a head.
class ResponseParser
{
public:
    enum class State {
        Head, ///< not complete yet
        Body,
        Complete,
        Garbled, ///< not HTTP, or ambiguous
    };
    enum class RequestKind { Request, Connect }; ///< a successful CONNECT has no body, whatever its head says
    /// Receives a piece of the body, after the head. It is a view into the bytes passed to take().
    using TakeBody = std::function<void(QByteArrayView)>;

    explicit ResponseParser(TakeBody takeBody, RequestKind requestKind = RequestKind::Request);
    ~ResponseParser();

    State take(QByteArrayView arrived);
    State end(); ///< call it when the connection was closed; Head or Body: too early

    ApiError::Reason fault() const;                                  ///< why it is Garbled
    int status() const;                                              ///< 0: no head yet
    const QList<std::pair<QByteArray, QByteArray>> &headers() const; ///< none before there is a head
    bool keepsConnection() const; ///< Complete, and another request may follow on the same connection
    /// How long the server says it keeps the connection; nothing: it doesn't say.
    std::optional<std::chrono::milliseconds> keepAliveTimeout() const;
    bool isOver() const;  ///< Complete or Garbled
    bool hasMore() const; ///< Complete, and more bytes followed

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::api
