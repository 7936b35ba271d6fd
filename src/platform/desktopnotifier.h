// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/notifier.h"

#include <QDBusConnection>

#include <functional>
#include <map>
#include <optional>

namespace labdesk {

/// Notifications over D-Bus (org.freedesktop.Notifications, Desktop Notifications Specification 1.2). Waits for no
/// reply; where there is no bus or nobody shows notifications, nothing happens.
class DesktopNotifier final : public Notifier
{
    Q_OBJECT

public:
    /// How to get at the session's bus: asked when there is something to show, because that takes time.
    using Bus = std::function<QDBusConnection()>;
    explicit DesktopNotifier(Bus session);
    ~DesktopNotifier() override; ///< closes what is shown: a click would lead nowhere

    void show(Topic topic, const Notification &notification) override;
    void close(Topic topic) override;

private Q_SLOTS:
    void followAction(uint id, const QString &action);
    void followToken(uint id, const QString &token);
    void followClose(uint id, uint reason);

private:
    /// Which of the server's is shown is known from its reply; until then what is wanted next waits.
    struct Shown
    {
        uint id = 0; ///< 0: none
        QByteArray activationToken = {};
        std::optional<Notification> next = {};
        bool isAwaited = false;
        bool isUnwanted = false;
    };

    void listen();
    void send(Topic topic, const Notification &notification);
    void closeNow(Shown &shown);
    std::optional<Topic> topicOf(uint id) const;

    Bus m_bus;
    std::map<Topic, Shown> m_shown;
    bool m_isListening = false;
};

} // namespace labdesk
