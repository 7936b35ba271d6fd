// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// Inflates a gzip body (RFC 1952, several members allowed) piece by piece, as it arrives. The data is proved only when
/// isComplete() is true at the end, because the checksum comes last. For one thread at a time.
class Inflater
{
public:
    /// Takes what was inflated; the view is valid only during the call. False: no more is wanted.
    using Sink = std::function<bool(QByteArrayView)>;

    /// At most `largest` bytes come out, all members together.
    explicit Inflater(qint64 largest);
    ~Inflater();
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;

    /// The next packed bytes. False, now and from now on: they are corrupt, would grow past the limit, or the sink
    /// stopped.
    bool feed(QByteArrayView packed, const Sink &sink);
    /// Every member so far ended well and matched its own checksum and length, and there was at least one.
    bool isComplete() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// All of such a body at once. Nothing when it is cut, corrupt, followed by anything else, does not match its own
/// checksum or length, or would grow past `largest` bytes. The transport's own inflating notices none of these and
/// knows no firm limit.
std::optional<QByteArray> gunzip(const QByteArray &compressed, qint64 largest);

} // namespace labdesk::api
