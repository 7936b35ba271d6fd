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

/// Notifies the person of events while another program is in use, with a desktop notification and a taskbar alert. Does
/// nothing while a window of Labdesk is in front, the window is covered, or notifications are turned off. Notifications
/// are closed when Labdesk comes to the front. Their texts name nobody: see Notifier.
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
    using Target = std::function<void()>; ///< what a click opens
    struct Shown
    {
        QSet<QString> about = {}; ///< users, jobs, or actions
        Target target = {};
        int changes = 0; ///< of watched sources
    };

    void followSession();
    void followAction(quint64 id);
    void followCountdown(const UserAction &action);
    void followJob(quint64 id);
    void notifyOfChanges(const UserId &user, int changes);
    void notifyOfOutcome(const UserAction &action);
    void notifyOfJobEnd(quint64 id);
    bool notify(Topic topic, const QString &about, Notifier::Notification notification, Target target);
    Target placeOf(const UserAction &action);
    void open(Topic topic, const QByteArray &activationToken);
    void close(Topic topic);
    void closeAll();

    Parts m_parts;
    std::map<Topic, Shown> m_shown;
    QSet<quint64> m_unknown; ///< actions with an unknown outcome
    QSet<quint64> m_ending;  ///< countdowns that were reported
    QSet<quint64> m_stopped; ///< jobs that stopped until someone resumes them
};

} // namespace labdesk
