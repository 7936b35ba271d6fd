// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"

#include <QSemaphore>
#include <QThread>

#include <atomic>

namespace labdesk::tests {

/// Keeps what it gets, and can be made to wait, to refuse or to have enough. `body` and `threads` are for after the
/// stream, the counts for any time.
class RecordingTaker : public api::BodySink
{
public:
    std::optional<ApiError> take(QByteArrayView piece) override
    {
        body += piece;
        threads += QThread::currentThread();
        bytes += piece.size();
        ++pieces;
        if (waits)
            mayGoOn.acquire();
        hasAll = pieces == lastPiece;
        return pieces == refusesPiece
            ? std::optional(ApiError{.kind = ApiError::Kind::BadResponse, .detail = QStringLiteral("not this")})
            : std::nullopt;
    }
    bool hasEnough() const override { return hasAll; }
    std::optional<ApiError> finish() override
    {
        threads += QThread::currentThread();
        isFinished = true;
        return refusesEnd
            ? std::optional(ApiError{.kind = ApiError::Kind::BadResponse, .detail = QStringLiteral("not all")})
            : std::nullopt;
    }

    // Before the stream.
    int refusesPiece = 0;
    int lastPiece = 0; ///< with which this has enough
    bool refusesEnd = false;
    std::atomic<bool> waits = false; ///< after each piece, for mayGoOn
    QSemaphore mayGoOn;

    std::atomic<qint64> bytes = 0;
    std::atomic<int> pieces = 0;
    std::atomic<bool> isFinished = false;
    std::atomic<bool> hasAll = false;
    QByteArray body;
    QList<QThread *> threads;
};

} // namespace labdesk::tests
