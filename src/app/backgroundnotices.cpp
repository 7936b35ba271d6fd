// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backgroundnotices.h"

#include "app/currentsession.h"
#include "app/navigator.h"
#include "platform/settings.h"
#include "shell/mainwindow.h"
#include "text/localtexts.h"
#include "views/jobs/jobtoast.h"

#include <QApplication>

#include <utility>

namespace labdesk {

BackgroundNotices::BackgroundNotices(Parts parts) : m_parts(std::move(parts))
{
    connect(&m_parts.notifier, &Notifier::opened, this, &BackgroundNotices::open);
    connect(&m_parts.session, &CurrentSession::opened, this, &BackgroundNotices::followSession);
    connect(&m_parts.session, &CurrentSession::closed, this, &BackgroundNotices::closeAll);
    connect(&m_parts.window, &MainWindow::covered, this, &BackgroundNotices::closeAll);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this] {
        if (m_parts.isInFront())
            closeAll();
    });
    m_parts.settings.whenChanged(setting::notifications, this, [this] { closeAll(); });
}

bool BackgroundNotices::isApplicationActive()
{
    return QGuiApplication::applicationState() == Qt::ApplicationActive;
}

void BackgroundNotices::followSession()
{
    m_unknown.clear();
    m_ending.clear();
    m_stopped.clear();
    Session &session = *m_parts.session.get();
    connect(&session, &Session::watchFound, this, &BackgroundNotices::notifyOfChanges);
    connect(&session.actions(), &UserActions::changed, this, &BackgroundNotices::followAction);
    connect(&session.jobs(), &UserJobs::changed, this, &BackgroundNotices::followJob);
    connect(&session.jobs(), &UserJobs::ended, this, &BackgroundNotices::notifyOfJobEnd);
}

void BackgroundNotices::notifyOfChanges(const UserId &user, int changes)
{
    const auto shown = m_shown.find(Topic::Watch);
    const int all = changes + (shown == m_shown.end() ? 0 : shown->second.changes);
    if (notify(
            Topic::Watch, user.text(),
            {tr("%Ln change(s) in the sources you’re watching", nullptr, all), tr("Open Labdesk to see what changed.")},
            [this, user] { m_parts.navigator.openUser(user); }))
        m_shown[Topic::Watch].changes = all;
}

void BackgroundNotices::followAction(quint64 id)
{
    const UserAction *action = m_parts.session.get()->actions().find(id);
    if (!action)
        return;
    followCountdown(*action);
    if (std::holds_alternative<UserAction::Unknown>(action->state))
        m_unknown.insert(id);
    else if (m_unknown.remove(id))
        notifyOfOutcome(*action);
}

/// Notifies once, and closes the notification after the countdown, when there is nothing left to cancel.
void BackgroundNotices::followCountdown(const UserAction &action)
{
    constexpr int maxSecondsLeft = 3;
    const auto *delayed = std::get_if<UserAction::Delayed>(&action.state);
    if (!delayed || delayed->secondsLeft > maxSecondsLeft) {
        if (m_ending.remove(action.id) && m_ending.isEmpty())
            close(Topic::Countdown);
        return;
    }
    if (delayed->isFrozen || m_ending.contains(action.id))
        return;
    const QString summary = action.kind == UserActionKind::StartJob
        ? tr("A job starts in %Ln second(s)", nullptr, delayed->secondsLeft)
        : tr("A change will be sent in %Ln second(s)", nullptr, delayed->secondsLeft);
    if (notify(Topic::Countdown, QString::number(action.id), {summary, tr("Open Labdesk to cancel.")}, placeOf(action)))
        m_ending.insert(action.id);
}

void BackgroundNotices::notifyOfOutcome(const UserAction &action)
{
    const auto *failed = std::get_if<UserAction::Failed>(&action.state);
    const auto *done = std::get_if<UserAction::Succeeded>(&action.state);
    if (failed && hasUnknownOutcome(failed->why))
        return; // the check didn't settle it
    notify(Topic::Outcome, QString::number(action.id),
           {tr("Outcome confirmed"),
            !done                                             ? tr("The change failed.")
                : done->kept.empty() && done->altered.empty() ? tr("The change succeeded.")
                                                              : tr("Open Labdesk to see what changed.")},
           placeOf(action));
}

void BackgroundNotices::followJob(quint64 id)
{
    const UserJob *job = m_parts.session.get()->jobs().find(id);
    const bool isStopped = job && job->engine().phase() == UserJobEngine::Phase::Paused
        && job->engine().reason() != UserJobEngine::Reason::Person;
    if (!isStopped) {
        m_stopped.remove(id);
        return;
    }
    if (m_stopped.contains(id))
        return;
    m_stopped.insert(id);
    notify(Topic::Job, QString::number(id),
           {tr("Job stopped"),
            tr("%Ln user(s) not processed. The job won’t resume automatically.", nullptr,
               int(job->engine().totals().waiting))},
           [this, id] { m_parts.navigator.showJob(id); });
}

void BackgroundNotices::notifyOfJobEnd(quint64 id)
{
    const UserJob *job = m_parts.session.get()->jobs().find(id);
    if (!job || !job->begunAt().isValid()) // canceled before it began
        return;
    const QString summary = job->engine().isCanceled() ? tr("Job canceled") : tr("Job completed");
    const QString result = formatJobResult(*job);
    const auto showJob = [this, id] { m_parts.navigator.showJob(id); };
    if (notify(Topic::Job, QString::number(id), {summary, result}, showJob) || m_parts.window.lockScreen()
        || m_parts.window.currentPlace() == Place::Jobs)
        return;
    m_parts.window.toasts()->drop(toastAboutJob(id)); // the toast that the job was started
    m_parts.window.toasts()->show(joinFacts({summary, result}), tr("Show"), showJob, toastAboutJob(id));
}

/// Returns false if notifications are suppressed now. One about something else replaces the one that is shown, so it
/// tells of both.
bool BackgroundNotices::notify(Topic topic, const QString &about, Notifier::Notification notification, Target target)
{
    if (m_parts.isInFront() || m_parts.window.lockScreen() || !m_parts.settings.get(setting::notifications))
        return false;
    Shown &shown = m_shown[topic];
    shown.about.insert(about);
    shown.target = std::move(target);
    if (const int count = int(shown.about.size()); count > 1) {
        shown.target = [this, place = topic == Topic::Job ? Place::Jobs : Place::Users] { m_parts.window.goTo(place); };
        if (topic == Topic::Job || topic == Topic::Outcome)
            notification
                = {tr("%Ln new notification(s) in Labdesk", nullptr, count), tr("Open Labdesk to see what changed.")};
    }
    m_parts.notifier.show(topic, notification);
    QApplication::alert(&m_parts.window);
    return true;
}

BackgroundNotices::Target BackgroundNotices::placeOf(const UserAction &action)
{
    const auto *success = std::get_if<UserAction::Succeeded>(&action.state);
    const bool isDeleted = action.kind == UserActionKind::Delete && success && !success->stillListed;
    if (action.job != 0)
        return [this, job = action.job] { m_parts.navigator.showJob(job); };
    if (action.user && !isDeleted)
        return [this, user = *action.user] { m_parts.navigator.openUser(user); };
    return [this] { m_parts.window.goTo(Place::Users); };
}

void BackgroundNotices::open(Topic topic, const QByteArray &activationToken)
{
    const auto shown = m_shown.find(topic);
    const Target target
        = shown == m_shown.end() ? Target() : shown->second.target; // a copy: raising the window clears it
    m_parts.navigator.raiseWindow(activationToken);
    if (target && !m_parts.window.lockScreen() && !QApplication::activeModalWidget())
        target(); // not behind a dialog, which is about the content that is shown now
    close(topic);
}

void BackgroundNotices::close(Topic topic)
{
    if (m_shown.erase(topic) > 0)
        m_parts.notifier.close(topic);
}

void BackgroundNotices::closeAll()
{
    while (!m_shown.empty())
        close(m_shown.begin()->first);
}

} // namespace labdesk
