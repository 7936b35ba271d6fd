// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/logindwatch.h"

#include "domain/logging.h"

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

const QString logind = u"org.freedesktop.login1"_s;
const QString managerPath = u"/org/freedesktop/login1"_s;
const QString managerInterface = u"org.freedesktop.login1.Manager"_s;
const QString sessionInterface = u"org.freedesktop.login1.Session"_s;

QDBusMessage managerCall(const QString &method, const QVariantList &arguments)
{
    QDBusMessage call = QDBusMessage::createMethodCall(logind, managerPath, managerInterface, method);
    call.setArguments(arguments);
    call.setAutoStartService(false); // without a running logind, there is nothing to watch
    return call;
}

} // namespace

LogindWatch::LogindWatch(Bus system, Bus session) : m_systemBus(std::move(system)), m_sessionBus(std::move(session)) { }

void LogindWatch::begin()
{
    QDBusConnection session = m_sessionBus();
    QDBusConnection system = m_systemBus();
    for (const auto &[path, name] : {std::pair(u"/org/freedesktop/ScreenSaver"_s, u"org.freedesktop.ScreenSaver"_s),
                                     std::pair(u"/org/gnome/ScreenSaver"_s, u"org.gnome.ScreenSaver"_s)})
        session.connect(name, path, name, u"ActiveChanged"_s, this, SLOT(screenSaverChanged(bool)));
    if (!system.isConnected())
        return;
    system.connect(logind, managerPath, managerInterface, u"PrepareForSleep"_s, this, SLOT(prepareForSleep(bool)));
    system.connect(logind, managerPath, managerInterface, u"PrepareForShutdown"_s, this,
                   SLOT(prepareForShutdown(bool)));
    delaySleep();
    // Signals come from the session's own object path, which has to be requested from logind.
    auto *watcher = new QDBusPendingCallWatcher(system.asyncCall(managerCall(u"GetSession"_s, {u"auto"_s})), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *answered) {
        const QDBusPendingReply<QDBusObjectPath> path = *answered;
        if (!path.isError())
            watchSession(path.value().path());
        answered->deleteLater();
    });
}

void LogindWatch::watchSession(const QString &path)
{
    QDBusConnection system = m_systemBus();
    system.connect(logind, path, sessionInterface, u"Lock"_s, this, SLOT(lockSession()));
    system.connect(logind, path, u"org.freedesktop.DBus.Properties"_s, u"PropertiesChanged"_s, this,
                   SLOT(propertiesChanged(QString, QVariantMap, QStringList))); // clazy:exclude=connect-not-normalized
}

void LogindWatch::delaySleep()
{
    const QVariantList what{u"sleep"_s, u"Labdesk"_s, tr("Locks the screen"), u"delay"_s};
    auto *watcher = new QDBusPendingCallWatcher(m_systemBus().asyncCall(managerCall(u"Inhibit"_s, what)), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *answered) {
        const QDBusPendingReply<QDBusUnixFileDescriptor> granted = *answered;
        if (!granted.isError())
            m_sleepDelay = granted.value();
        answered->deleteLater();
    });
}

void LogindWatch::prepareForSleep(bool begins)
{
    qCDebug(platformLog, "logind: the computer %s", begins ? "is about to sleep" : "woke up");
    if (!begins)
        return delaySleep();
    Q_EMIT lockWanted();
    m_sleepDelay = {}; // closing it lets the computer sleep
}

void LogindWatch::prepareForShutdown(bool begins)
{
    if (begins)
        Q_EMIT ends();
}

void LogindWatch::lockSession()
{
    Q_EMIT lockWanted();
}

void LogindWatch::propertiesChanged(const QString &interface, const QVariantMap &changed, const QStringList &)
{
    if (interface == sessionInterface && changed.value(u"LockedHint"_s).toBool())
        Q_EMIT lockWanted();
}

void LogindWatch::screenSaverChanged(bool active)
{
    if (active)
        Q_EMIT lockWanted();
}

std::unique_ptr<SessionWatch> makeSessionWatch()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return std::make_unique<LogindWatch>(&QDBusConnection::systemBus, &QDBusConnection::sessionBus);
#else
    return std::make_unique<SessionWatch>();
#endif
}

} // namespace labdesk
