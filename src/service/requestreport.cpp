// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/requestreport.h"

#include "service/tracecontext.h"

#include <QRandomGenerator>

namespace labdesk::service {

RequestReport::RequestReport(const Tell &tell, HttpRequest &request) : m_tell(tell)
{
    constexpr quint64 sixteenDigits = 1ULL << 63;
    request.id = QByteArray::number(QRandomGenerator::global()->generate64() | sixteenDigits, 16);
    if (!tell)
        return;
    served.requestId = request.id;
    served.method = loggedMethod(request.method);
    served.traceId = traceIdOf(request.values("traceparent"));
}

RequestReport::~RequestReport()
{
    using std::chrono::microseconds;
    if (!m_tell)
        return;
    served.duration = std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now() - m_begin);
    m_tell(served);
}

} // namespace labdesk::service
