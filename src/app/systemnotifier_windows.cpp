// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/systemnotifier.h"
#include "widgets/icon.h"

#include <QSystemTrayIcon>
#include <QTimer>

#include <chrono>
#include <optional>

namespace labdesk {

namespace {

/// Shows one message at a time, on any topic. Its icon is in the notification area only while the message is shown,
/// whose end Windows doesn't tell.
class TrayNotifier final : public Notifier
{
public:
    TrayNotifier()
    {
        m_end.setSingleShot(true);
        m_end.setInterval(std::chrono::seconds(10)); // as long as Windows shows it
        connect(&m_end, &QTimer::timeout, this, &TrayNotifier::hide);
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
        m_end.start();
    }

    void close(Topic topic) override
    {
        if (m_shown == topic) // others have gone already
            hide();
    }

private:
    void hide()
    {
        m_end.stop();
        m_shown.reset();
        m_icon.hide();
    }

    QTimer m_end;
    QSystemTrayIcon m_icon;
    std::optional<Topic> m_shown;
};

} // namespace

std::unique_ptr<Notifier> makeNotifier()
{
    return std::make_unique<TrayNotifier>();
}

} // namespace labdesk
