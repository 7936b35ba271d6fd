// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <ctime>

namespace labdesk::tests {

/// The computer is in that time zone until this goes. Not on Windows, where the zone isn't the test's to change.
class LocalZone
{
public:
    explicit LocalZone(const QByteArray &zone) : m_before(qgetenv("TZ")) { moveTo(zone); }
    ~LocalZone() { moveTo(m_before); }
    Q_DISABLE_COPY_MOVE(LocalZone)

    void moveTo(const QByteArray &zone)
    {
        zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
#ifndef Q_OS_WIN
        tzset();
#endif
    }

private:
    QByteArray m_before;
};

} // namespace labdesk::tests
