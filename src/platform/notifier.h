// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace labdesk {

/// Shows desktop notifications, one for each topic. The base class shows none, for tests and the main job. Others may
/// read them, even on a locked screen, so they contain no names, IDs, or health data.
class Notifier : public QObject
{
    Q_OBJECT

public:
    enum class Topic { Watch, Job, Countdown, Outcome };
    struct Notification
    {
        QString summary;
        QString body;
    };

    using QObject::QObject;

    virtual void show(Topic, const Notification &) { } ///< replaces the one with the same topic
    virtual void close(Topic) { }                      ///< does nothing if there is none

Q_SIGNALS:
    /// The notification was clicked. `activationToken` allows raising a window, see Navigator::raiseWindow(); empty if
    /// the desktop provided none.
    void opened(labdesk::Notifier::Topic topic, const QByteArray &activationToken);
};

} // namespace labdesk
