// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tracecontext.h"

#include <QRegularExpression>

namespace labdesk::service {

// 00-<32 digits>-<16 digits>-<2 digits>: a version, the trace, the caller's span, and flags. A newer version may go on
// after another dash. There is no version ff, and no trace or span of zeros.
QByteArray traceIdOf(const QList<QByteArray> &fields)
{
    static const QRegularExpression form(
        QStringLiteral("^(?!ff|00.{54})[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|\\z)"),
        QRegularExpression::DotMatchesEverythingOption);
    return fields.size() == 1 ? form.match(QString::fromLatin1(fields.front())).captured(1).toLatin1() : QByteArray();
}

} // namespace labdesk::service
