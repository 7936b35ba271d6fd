// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QSignalSpy>
#include <QTest>

namespace labdesk::tests {

/// Waits until a service has answered what was sent to it over that connection, and the answers are taken.
inline bool allIsAnswered(const QDBusConnection &bus, const QString &service, const QString &path)
{
    const QDBusPendingCallWatcher last(bus.asyncCall(QDBusMessage::createMethodCall(
        service, path, QStringLiteral("org.freedesktop.DBus.Peer"), QStringLiteral("Ping"))));
    const QSignalSpy answered(&last, &QDBusPendingCallWatcher::finished);
    return QTest::qWaitFor([&] { return !answered.isEmpty(); }, 30'000);
}

} // namespace labdesk::tests
