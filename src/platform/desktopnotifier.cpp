// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/desktopnotifier.h"

#include "domain/logging.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QStringList>
#include <QVariantMap>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

const QString notificationService = u"org.freedesktop.Notifications"_s;
const QString notificationPath = u"/org/freedesktop/Notifications"_s;
const QString clickAction = u"default"_s; // a click on the notification itself

QDBusMessage notificationCall(const QString &method, const QVariantList &arguments)
{
    QDBusMessage call
        = QDBusMessage::createMethodCall(notificationService, notificationPath, notificationService, method);
    call.setArguments(arguments);
    return call;
}

} // namespace

DesktopNotifier::DesktopNotifier(Bus session) : m_bus(std::move(session)) { }

DesktopNotifier::~DesktopNotifier()
{
    for (auto &[topic, shown] : m_shown)
        closeNotification(shown);
}

void DesktopNotifier::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    QDBusConnection bus = m_bus();
    bus.connect(notificationService, notificationPath, notificationService, u"ActionInvoked"_s, this,
                SLOT(followAction(uint, QString)));
    bus.connect(notificationService, notificationPath, notificationService, u"ActivationToken"_s, this,
                SLOT(followToken(uint, QString)));
    bus.connect(notificationService, notificationPath, notificationService, u"NotificationClosed"_s, this,
                SLOT(followClose(uint, uint)));
}

void DesktopNotifier::show(Topic topic, const Notification &notification)
{
    if (!m_bus().isConnected())
        return;
    listen();
    Shown &shown = m_shown[topic];
    shown.isUnwanted = false;
    if (shown.isAwaited)
        shown.next = notification;
    else
        send(topic, notification);
}

void DesktopNotifier::close(Topic topic)
{
    const auto found = m_shown.find(topic);
    if (found == m_shown.end())
        return;
    Shown &shown = found->second;
    shown.next.reset();
    shown.isUnwanted = true;
    if (!shown.isAwaited)
        closeNotification(shown);
}

void DesktopNotifier::send(Topic topic, const Notification &notification)
{
    constexpr int serverDefaultTimeout = -1;
    const QVariantMap hints{{u"desktop-entry"_s, u"labdesk"_s}};
    Shown &shown = m_shown[topic];
    shown.isAwaited = true;
    const QDBusMessage call
        = notificationCall(u"Notify"_s,
                           {u"Labdesk"_s, shown.id, u"labdesk"_s, notification.summary, notification.body,
                            QStringList{clickAction, tr("Open")}, hints, serverDefaultTimeout});
    auto *watcher = new QDBusPendingCallWatcher(m_bus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, &shown, topic](QDBusPendingCallWatcher *answered) {
                const QDBusPendingReply<uint> reply = *answered;
                answered->deleteLater();
                shown.isAwaited = false;
                shown.id = reply.isError() ? 0 : reply.value();
                qCDebug(platformLog, "notification %d: %s", int(topic), reply.isError() ? "not shown" : "shown");
                if (const auto next = std::exchange(shown.next, std::nullopt))
                    send(topic, *next);
                else if (shown.isUnwanted)
                    closeNotification(shown);
            });
}

void DesktopNotifier::closeNotification(Shown &shown)
{
    if (const uint id = std::exchange(shown.id, 0))
        m_bus().send(notificationCall(u"CloseNotification"_s, {id}));
    shown.activationToken.clear();
}

std::optional<Notifier::Topic> DesktopNotifier::topicOf(uint id) const
{
    const auto found = std::ranges::find_if(m_shown, [id](const auto &shown) { return shown.second.id == id; });
    return id == 0 || found == m_shown.end() ? std::nullopt : std::optional(found->first);
}

void DesktopNotifier::followToken(uint id, const QString &token)
{
    if (const auto topic = topicOf(id)) // ignore other programs' notifications
        m_shown[*topic].activationToken = token.toUtf8();
}

void DesktopNotifier::followAction(uint id, const QString &action)
{
    if (const auto topic = topicOf(id); topic && action == clickAction)
        Q_EMIT opened(*topic, std::exchange(m_shown[*topic].activationToken, {}));
}

void DesktopNotifier::followClose(uint id, uint)
{
    if (const auto topic = topicOf(id))
        m_shown[*topic].id = 0;
}

} // namespace labdesk
