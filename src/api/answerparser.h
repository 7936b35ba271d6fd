// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>
#include <memory>
#include <utility>

namespace labdesk::api {

/// The bytes of a connection as one answer of HTTP/1.x, piece by piece: a head, after any number of interim ones (1xx)
/// that a person has time for, and a body without its chunks. Whole only when its end is there: all of its length, the
/// last chunk with what follows it, or, where it announces neither, the end of the connection. Holds back no more than
/// a head.
class AnswerParser
{
public:
    enum class State {
        Head, ///< not whole yet
        Body,
        Complete,
        Garbled, ///< not HTTP, or HTTP that can be read in two ways
    };
    /// Takes a piece of the body, after its head is there.
    using TakeBody = std::function<void(QByteArrayView)>;

    explicit AnswerParser(TakeBody takeBody);
    ~AnswerParser();

    State take(QByteArrayView arrived);
    State end(); ///< the connection was closed; Head and Body: too early

    int status() const; ///< 0: no head yet
    const QList<std::pair<QByteArray, QByteArray>> &headers() const;
    bool keepsConnection() const; ///< Complete, and another request may follow on the same connection

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::api
