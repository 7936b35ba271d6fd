// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "platform/notifier.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <map>

namespace labdesk {

class CurrentSession;
class MainWindow;
class Navigator;
class Settings;
class UserJob;
struct UserAction;

/// What happened while a person is in another program: a notification, and the mark in the taskbar. Nothing while a
/// window of Labdesk is in front, the window is covered, or notifications are turned off. What is shown goes when
/// Labdesk comes to the front. The texts name nobody: see Notifier.
class BackgroundNotices : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        Notifier &notifier;
        std::function<bool()> isInFront;
        const Settings &settings;
        CurrentSession &session;
        Navigator &navigator;
        MainWindow &window;
    };
    explicit BackgroundNotices(Parts parts);

    static bool isApplicationActive();

private:
    using Topic = Notifier::Topic;
    using Target = std::function<void()>; ///< where a click leads

    void followSession();
    void followAction(quint64 id);
    void followCountdown(const UserAction &action);
    void followJob(quint64 id);
    void tellOfChanges(const UserId &user, int changes);
    void tellOfOutcome(const UserAction &action);
    void tellOfEnd(quint64 id);
    bool tell(Topic topic, const QString &summary, const QString &body, Target target);
    Target placeOf(const UserAction &action);
    void open(Topic topic, const QByteArray &activationToken);
    void close(Topic topic);
    void closeAll();

    Parts m_parts;
    std::map<Topic, Target> m_shown;
    QSet<quint64> m_unknown; ///< actions that nobody knows the outcome of
    QSet<quint64> m_ending;  ///< countdowns that were told of
    QSet<quint64> m_stopped; ///< jobs that don't go on by themselves
};

} // namespace labdesk
