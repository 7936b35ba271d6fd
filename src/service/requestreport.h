// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/servicemetrics.h"

#include <functional>

namespace labdesk::service {

/// Returns the distributed trace (W3C Trace Context) of a request by its traceparent fields, as 32 hexadecimal digits.
/// Empty unless there is exactly one field and it is valid.
QByteArray traceIdOf(const QList<QByteArray> &fields);

/// Assigns an ID to a request, and reports the request when it ends, even with an exception.
class RequestReport
{
public:
    using Report = std::function<void(const ServedRequest &)>; ///< may be empty

    RequestReport(const Report &report, HttpRequest &request);
    ~RequestReport();
    RequestReport(const RequestReport &) = delete;
    RequestReport &operator=(const RequestReport &) = delete;

    ServedRequest served;

private:
    const Report &m_report;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

} // namespace labdesk::service
