// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace labdesk::service {

/// To which distributed trace (W3C Trace Context) a request belongs, by its traceparent fields: 32 hexadecimal digits.
/// Empty unless there is exactly one field and it is valid.
QByteArray traceIdOf(const QList<QByteArray> &fields);

} // namespace labdesk::service
