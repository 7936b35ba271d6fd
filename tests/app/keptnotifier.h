// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/notifier.h"

#include <QStringList>

#include <map>

namespace labdesk::tests {

/// A desktop that keeps what it was given to show.
class KeptNotifier final : public Notifier
{
public:
    void show(Topic topic, const Notification &notification) override
    {
        shown[topic] = notification;
        said << notification.summary << notification.body;
    }
    void close(Topic topic) override { shown.erase(topic); }

    std::map<Topic, Notification> shown;
    QStringList said; ///< all of it, from the beginning
};

} // namespace labdesk::tests
