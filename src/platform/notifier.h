// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace labdesk {

/// Shows notifications of the desktop, one for each topic. The base shows none: for tests, and for the main job. Others
/// read them, also on a locked screen: no names, no IDs, no health data.
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

    virtual void show(Topic, const Notification &) { } ///< replaces the one of this topic
    virtual void close(Topic) { }                      ///< nothing happens where there is none

Q_SIGNALS:
    /// A person clicked it. `activationToken`: with it a window may come to the front, see Navigator::raiseWindow();
    /// empty: the desktop gave none.
    void opened(labdesk::Notifier::Topic topic, const QByteArray &activationToken);
};

} // namespace labdesk
