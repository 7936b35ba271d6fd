// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"

#include <QRegularExpression>

namespace labdesk {

Timestamp Timestamp::parse(const QString &text)
{
    Timestamp stamp{text, {}, false};
    if (text.size() == 10) {
        const QDate date = QDate::fromString(text, Qt::ISODate);
        if (date.isValid()) {
            stamp.utc = date.startOfDay(Qt::UTC);
            stamp.isDateOnly = true;
        }
        return stamp;
    }
    // Without an offset the service means UTC. Said before it is read: as a local time it would be none at all in an hour
    // that summer time skips on this computer.
    static const QRegularExpression offset(QStringLiteral(R"([Zz]\z|[+-][0-9:]+\z)"));
    const bool hasOffset = offset.match(text, qMin(text.size(), qsizetype(10))).hasMatch();
    const QDateTime moment = QDateTime::fromString(hasOffset ? text : text + u'Z', Qt::ISODateWithMs);
    if (!moment.isValid())
        return stamp;
    stamp.utc = moment.toUTC();
    return stamp;
}

} // namespace labdesk
