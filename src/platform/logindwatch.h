// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/sessionwatch.h"

#include <QDBusConnection>
#include <QDBusUnixFileDescriptor>
#include <QStringList>
#include <QVariantMap>

#include <functional>

namespace labdesk {

/// Watches logind (org.freedesktop.login1): its requests to lock, its hint that the session is locked, and upcoming
/// sleep, which it delays until the window is covered. Also watches the screen savers of desktops that lock without
/// notifying logind.
class LogindWatch final : public SessionWatch
{
    Q_OBJECT

public:
    /// Returns a bus. Called by begin(), because connecting takes time.
    using Bus = std::function<QDBusConnection()>;
    LogindWatch(Bus system, Bus session);

    void begin() override;
    bool delaysSleep() const { return m_sleepDelay.isValid(); }

private Q_SLOTS:
    void prepareForSleep(bool begins);
    void prepareForShutdown(bool begins);
    void lockSession();
    void propertiesChanged(const QString &interface, const QVariantMap &changed, const QStringList &invalidated);
    void screenSaverChanged(bool active);

private:
    void delaySleep();
    void watchSession(const QString &path);

    Bus m_systemBus;
    Bus m_sessionBus;
    QDBusUnixFileDescriptor m_sleepDelay; ///< while this is open, the computer delays its sleep for some seconds
};

} // namespace labdesk
