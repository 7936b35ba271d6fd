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

/// logind (org.freedesktop.login1): its order to lock, its hint that the session is locked, and the sleep that it
/// announces, which it puts off until the window is covered. Beside it the screen savers of desktops that lock without
/// telling logind.
class LogindWatch final : public SessionWatch
{
    Q_OBJECT

public:
    /// How to get at a bus: asked when it begins, because that takes time.
    using Bus = std::function<QDBusConnection()>;
    LogindWatch(Bus system, Bus session);

    void begin() override;
    bool delaysSleep() const { return m_delay.isValid(); }

private Q_SLOTS:
    void prepareForSleep(bool begins);
    void prepareForShutdown(bool begins);
    void lockSession();
    void propertiesChanged(const QString &interface, const QVariantMap &changed, const QStringList &invalidated);
    void screenSaverChanged(bool active);

private:
    void delaySleep();
    void hearSession(const QString &path);

    Bus m_systemBus;
    Bus m_sessionBus;
    QDBusUnixFileDescriptor m_delay; ///< as long as it is open the computer waits some seconds before it sleeps
};

} // namespace labdesk
