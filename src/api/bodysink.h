// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QByteArrayView>
#include <QStringList>

#include <optional>

namespace labdesk::api {

/// Consumes a response body while it arrives, in the client's worker thread. Its result is valid only if the
/// stream succeeds: the connection can be lost, or the checksum can fail, after any piece.
class BodySink
{
public:
    virtual ~BodySink() = default;
    /// The next piece, inflated; the view is valid only during the call. An error ends the stream.
    virtual std::optional<ApiError> take(QByteArrayView piece) = 0;
    /// Whether the rest of the body isn't needed. After the piece that made it true, the transfer stops, and finish()
    /// is called as if the body were complete. Called in the same thread.
    virtual bool hasEnough() const { return false; }
    /// Called when the body is complete, or when this has enough.
    virtual std::optional<ApiError> finish() = 0;
    /// Paths outside the known contract, once the body is complete.
    virtual QStringList drift() const { return {}; }
};

/// The progress of a stream, in bytes as transferred.
struct StreamProgress
{
    qint64 bytes = 0;
    std::optional<qint64> expected = {}; ///< from Content-Length
};

} // namespace labdesk::api
