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

/// A header as it was sent or as it came. The value of one that carries the key is never here.
struct HeaderLine
{
    QByteArray name;
    QByteArray value = {};
    bool isSecret = false;
    friend bool operator==(const HeaderLine &, const HeaderLine &) = default;
};

/// A body as it was sent, or as it arrived and was inflated; or why it isn't kept. Not masked: the view masks it.
struct RequestBody
{
    enum class State {
        None, ///< there was none
        Kept,
        TooLarge, ///< for the inspector
        Streamed, ///< read while it came, and never whole in memory
        Secret,   ///< it holds a key or a token
        Packed,   ///< and not to be unpacked: too large for the inspector, or damaged
        Dropped,  ///< to make room for newer ones, or because the window was locked
    };
    State state = State::None;
    QByteArray bytes = {};
    qint64 size = 0; ///< on the wire
    friend bool operator==(const RequestBody &, const RequestBody &) = default;
};

/// How long the parts of an attempt took, as far as the transport tells. Measured in this program, when its event loop
/// gets the events.
struct RequestTiming
{
    using Time = std::optional<std::chrono::milliseconds>; ///< nothing: it didn't get that far, or it isn't known
    Time queue;                                            ///< waiting for a free slot and for an access token
    Time connect; ///< what came before it was sent: name, way, TLS; nothing where a connection was there already
    Time wait;    ///< from then to the head of the answer
    Time read;    ///< from the head to the end
    friend bool operator==(const RequestTiming &, const RequestTiming &) = default;
};

/// One time that a request was put on the wire.
struct RequestAttempt
{
    QDateTime startedAt; ///< UTC
    QString path = {};   ///< as on the wire, without the query; a redirect may have changed it
    bool isOver = false;
    int httpStatus = 0;          ///< 0: no head came
    QList<HeaderLine> sent = {}; ///< all but those of the message itself: host, length
    QList<HeaderLine> came = {};
    RequestBody body = {};
    RequestTiming timing = {};
    friend bool operator==(const RequestAttempt &, const RequestAttempt &) = default;
};

} // namespace labdesk::api
