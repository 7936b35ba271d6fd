// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/requestreport.h"

#include <QRandomGenerator>
#include <QRegularExpression>

namespace labdesk::service {

// Format: 00-<32 digits>-<16 digits>-<2 digits>, which are version, trace, the caller's span, and flags. A newer
// version may append more after another dash. There is no version ff, and no trace or span of zeros.
QByteArray traceIdOf(const QList<QByteArray> &fields)
{
    static const QRegularExpression form(
        QStringLiteral("^(?!ff|00.{54})[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|\\z)"),
        QRegularExpression::DotMatchesEverythingOption);
    return fields.size() == 1 ? form.match(QString::fromLatin1(fields.front())).captured(1).toLatin1() : QByteArray();
}

RequestReport::RequestReport(const Report &report, HttpRequest &request) : m_report(report)
{
    constexpr quint64 sixteenDigits = 1ULL << 63;
    request.id = QByteArray::number(QRandomGenerator::global()->generate64() | sixteenDigits, 16);
    served.requestId = request.id;
    if (!report)
        return;
    served.method = loggedMethod(request.method);
    served.traceId = traceIdOf(request.values("traceparent"));
}

RequestReport::~RequestReport()
{
    using std::chrono::microseconds;
    if (!m_report)
        return;
    served.duration = std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now() - m_begin);
    m_report(served);
}

} // namespace labdesk::service
