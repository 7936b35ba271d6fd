// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// Inflates a gzip body (RFC 1952, several members allowed) piece by piece, as it arrives. The data is verified only if
/// isComplete() is true at the end, because the checksum comes last. For one thread at a time.
class Inflater
{
public:
    /// Receives inflated bytes; the view is valid only during the call. False stops.
    using Sink = std::function<bool(QByteArrayView)>;

    /// Inflates at most `maxBytes` bytes, all members together.
    explicit Inflater(qint64 maxBytes);
    ~Inflater();
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;

    /// Takes the next compressed bytes. False, from then on: they are corrupt, exceed the limit, or the sink stopped.
    bool feed(QByteArrayView packed, const Sink &sink);
    bool exceedsLimit() const; ///< why feed() failed: there are more than `maxBytes` bytes
    /// Whether there was a member, and each one so far was complete and matched its checksum and length.
    bool isComplete() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Inflates a whole body at once. Nothing if it is truncated, corrupt, followed by other data, doesn't match its
/// checksum or length, or exceeds `maxBytes` bytes. Qt's own decompression detects none of these and has no firm limit.
std::optional<QByteArray> gunzip(const QByteArray &compressed, qint64 maxBytes);

} // namespace labdesk::api
