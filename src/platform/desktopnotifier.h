// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/notifier.h"

#include <QDBusConnection>

#include <functional>
#include <map>
#include <optional>

namespace labdesk {

/// Notifications over D-Bus (org.freedesktop.Notifications, Desktop Notifications Specification 1.2). Never waits for a
/// reply. Without a bus or a notification server, nothing happens.
class DesktopNotifier final : public Notifier
{
    Q_OBJECT

public:
    /// Returns the session bus. Called when there is something to show, because connecting takes time.
    using Bus = std::function<QDBusConnection()>;
    explicit DesktopNotifier(Bus session);
    ~DesktopNotifier() override; ///< closes notifications that are shown, as a click would do nothing

    void show(Topic topic, const Notification &notification) override;
    void close(Topic topic) override;

private Q_SLOTS:
    void followAction(uint id, const QString &action);
    void followToken(uint id, const QString &token);
    void followClose(uint id, uint reason);

private:
    /// The server's notification ID is known only after its reply; until then, the next notification waits.
    struct Shown
    {
        uint id = 0; ///< 0 if none is shown
        QByteArray activationToken = {};
        std::optional<Notification> next = {};
        bool isAwaited = false;
        bool isUnwanted = false;
    };

    void listen();
    void send(Topic topic, const Notification &notification);
    void closeNotification(Shown &shown);
    std::optional<Topic> topicOf(uint id) const;

    Bus m_bus;
    std::map<Topic, Shown> m_shown;
    bool m_isListening = false;
};

} // namespace labdesk
