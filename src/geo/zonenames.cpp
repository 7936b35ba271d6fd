// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/zonenames.h"

#include "geo/bundled.h"

#include <QSet>
#include <QTimeZone>

namespace labdesk::geo {

bool isZoneName(const QString &text)
{
    // Qt's own list lacks most links, and the other names that QTimeZone accepts vary by version and system.
    static const QSet<QByteArray> names = [] {
        const QList<QByteArray> builtIn = bundledZoneNames().trimmed().split('\n');
        QSet<QByteArray> all(builtIn.begin(), builtIn.end());
        for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
            if (!id.startsWith("UTC") && !id.startsWith("posix/") && !id.startsWith("right/")) // Qt's offsets; copies
                all.insert(id);
        return all;
    }();
    return names.contains(text.toUtf8());
}

} // namespace labdesk::geo
