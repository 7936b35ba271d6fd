// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/systemnotifier.h"
#include "widgets/icon.h"

#include <QSystemTrayIcon>

#include <optional>

namespace labdesk {

namespace {

/// Shows one message at a time, on any topic. Its icon is in the notification area only while the message is shown.
class TrayNotifier final : public Notifier
{
public:
    TrayNotifier()
    {
        connect(&m_icon, &QSystemTrayIcon::messageClicked, this, [this] {
            if (m_shown)
                Q_EMIT opened(*m_shown, {});
        });
    }

    void show(Topic topic, const Notification &notification) override
    {
        m_icon.setIcon(windowIcon());
        m_icon.show();
        m_shown = topic;
        m_icon.showMessage(notification.summary, notification.body, windowIcon());
    }

    void close(Topic topic) override
    {
        if (m_shown != topic)
            return;
        m_shown.reset();
        m_icon.hide();
    }

private:
    QSystemTrayIcon m_icon;
    std::optional<Topic> m_shown;
};

} // namespace

std::unique_ptr<Notifier> makeNotifier()
{
    return std::make_unique<TrayNotifier>();
}

} // namespace labdesk
