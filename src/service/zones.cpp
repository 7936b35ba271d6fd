// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/zones.h"

#include <QSet>
#include <QTimeZone>

namespace labdesk::service {

bool isTimeZone(const QString &id)
{
    // Qt adds offsets of its own to the database's list: "UTC+01:00", and from 6.5 on any other number.
    if (id.isEmpty() || (id.startsWith(u"UTC") && id.size() > 3))
        return false;
    static const QSet<QByteArray> known = [] {
        const QList<QByteArray> ids = QTimeZone::availableTimeZoneIds();
        return QSet<QByteArray>(ids.begin(), ids.end());
    }();
    const QByteArray name = id.toUtf8();
    // The list leaves out aliases ("US/Eastern"), which are as good.
    return known.contains(name) || QTimeZone::isTimeZoneIdAvailable(name);
}

} // namespace labdesk::service
