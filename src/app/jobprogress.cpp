// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobprogress.h"

#include "app/currentsession.h"
#include "app/sessionpanes.h"
#include "shell/mainwindow.h"
#include "shell/windowcontent.h"
#include "text/localtexts.h"

#include <algorithm>

namespace labdesk {

JobProgress::JobProgress(CurrentSession &session, const SessionPanes &panes, MainWindow &window)
    : m_session(session), m_window(window)
{
    connect(&panes, &SessionPanes::built, this, qOverload<>(&JobProgress::show));
    connect(&session, &CurrentSession::opened, this, [this] {
        const UserJobs &jobs = m_session.get()->jobs();
        connect(&jobs, &UserJobs::added, this, qOverload<>(&JobProgress::show));
        connect(&jobs, &UserJobs::changed, this, qOverload<>(&JobProgress::show));
    });
    connect(&session, &CurrentSession::closed, this, [this] { show({}, 0, 0); });
}

/// Shows the progress of the active job, whatever the current place.
void JobProgress::show()
{
    const UserJobs &jobs = m_session.get()->jobs();
    Q_EMIT shown();
    const int unfinished = jobs.countUnfinished();
    m_window.content().setCountOf(Place::Jobs,
                                  unfinished > 0 ? unfinished : -1); // even if the place hasn't been opened yet
    const auto first
        = std::ranges::find_if(jobs.jobs(), [](const auto &job) { return !job->isEnded() && !isStarting(*job); });
    if (first == jobs.jobs().end())
        return show({}, 0, 0);
    const auto active
        = std::ranges::find_if(jobs.jobs(), [](const auto &job) { return job->isActive() && !job->isEnded(); });
    const UserJobTotals &totals = (active == jobs.jobs().end() ? *first : *active)->engine().totals();
    show(tr("%Ln job(s): %1 of %2", nullptr, unfinished).arg(localNumber(totals.ended()), localNumber(totals.all())),
         int(totals.ended()), int(totals.all()));
}

void JobProgress::show(const QString &text, int done, int total)
{
    m_window.content().statusLine()->setJob(text, done, total);
    m_taskbar.show(done, total);
}

} // namespace labdesk
