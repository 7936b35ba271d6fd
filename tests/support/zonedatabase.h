// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QFile>

namespace labdesk::tests {

/// Every name of the time zone database that is installed, links included; empty where none is, or where it lacks its
/// list.
inline QByteArrayList installedZoneNames()
{
    QFile file(QStringLiteral("/usr/share/zoneinfo/tzdata.zi"));
    QByteArrayList names;
    if (!file.open(QIODevice::ReadOnly))
        return names;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QByteArrayList words = line.split(' ');
        if (words.front() == "Z" || words.front() == "L") // "Z name offset...", "L target name"
            names += words.value(words.front() == "Z" ? 1 : 2);
    }
    return names;
}

} // namespace labdesk::tests
