// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace labdesk::api {

/// A header as sent or received. The value of one that contains the key is never stored here.
struct HeaderLine
{
    QByteArray name;
    QByteArray value = {};
    bool isSecret = false;
    friend bool operator==(const HeaderLine &, const HeaderLine &) = default;
};

/// A body as sent, or as received and inflated; or why it isn't kept. Not masked: the view does that.
struct RequestBody
{
    enum class State {
        None, ///< there was none
        Kept,
        TooLarge, ///< to be kept for the inspector
        Streamed, ///< read while it arrived, and never in memory as a whole
        Secret,   ///< it contains a key or a token
        Packed,   ///< compressed, and too large or damaged to inflate
        Dropped,  ///< to make room for newer ones, or because the window was locked
    };
    State state = State::None;
    QByteArray bytes = {};
    qint64 size = 0; ///< as transferred
    friend bool operator==(const RequestBody &, const RequestBody &) = default;
};

/// How long the phases of an attempt took, as far as the transport reports it. Measured in this program, when its event
/// loop handles the events.
struct RequestTiming
{
    using Time = std::optional<std::chrono::milliseconds>; ///< nothing: not reached, or unknown
    Time queue;                                            ///< waiting for a free slot and for an access token
    Time connect; ///< name lookup, TCP, and TLS; nothing if a connection was reused
    Time wait;    ///< until the head of the response
    Time read;    ///< from the head to the end of the body
    friend bool operator==(const RequestTiming &, const RequestTiming &) = default;
};

/// One attempt to send a request.
struct RequestAttempt
{
    QDateTime startedAt; ///< UTC
    QString path = {};   ///< as sent, without the query; a redirect may have changed it
    bool isOver = false;
    int httpStatus = 0;          ///< 0: no head arrived
    QList<HeaderLine> sent = {}; ///< all except Host and Content-Length
    QList<HeaderLine> came = {};
    RequestBody body = {};
    RequestTiming timing = {};
    friend bool operator==(const RequestAttempt &, const RequestAttempt &) = default;
};

} // namespace labdesk::api
