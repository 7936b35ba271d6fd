// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"

#include <QTimeZone>

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
    QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return stamp;
    if (moment.timeSpec() == Qt::LocalTime) // no offset was sent: the service speaks UTC
        moment = QDateTime(moment.date(), moment.time(), Qt::UTC);
    stamp.utc = moment.toUTC();
    return stamp;
}

} // namespace labdesk
