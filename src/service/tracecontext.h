// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace labdesk::service {

/// Where a request belongs in somebody's distributed trace (W3C Trace Context).
struct TraceContext
{
    QByteArray traceId;  ///< 32 hexadecimal digits
    QByteArray parentId; ///< 16: the caller's span
};

/// What the traceparent fields of a request say; nothing unless there is exactly one and it is valid.
std::optional<TraceContext> traceContextOf(const QList<QByteArray> &fields);

} // namespace labdesk::service
