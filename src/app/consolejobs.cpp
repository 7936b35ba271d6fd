// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "text/localtexts.h"
#include "views/jobs/jobspane.h"
#include "views/payors/payorspane.h"
#include "views/users/userspane.h"

#include <algorithm>

namespace labdesk {

Pane *Console::makeUsersPane(QWidget *parent)
{
    auto *users = new UsersPane(*m_session, parent);
    connect(users, &UsersPane::jobShown, this, [this](quint64 job) {
        m_window->goTo(Place::Jobs);
        static_cast<JobsPane *>(m_window->pane(Place::Jobs))->showJob(job);
    });
    connect(users, &UsersPane::payorRequested, this, &Console::showPayor);
    return users;
}

Pane *Console::makeJobsPane(QWidget *parent)
{
    auto *jobs = new JobsPane(*m_session, parent);
    connect(jobs, &JobsPane::userRequested, this, [this](const UserId &user) {
        m_window->goTo(Place::Users);
        static_cast<UsersPane *>(m_window->pane(Place::Users))->openUser(user);
    });
    connect(jobs, &JobsPane::usersRequested, this, [this] { m_window->goTo(Place::Users); });
    return jobs;
}

/// The status line tells of the job that is at work, wherever one is.
void Console::followJobs()
{
    const UserJobs &jobs = m_session->jobs();
    sayPlace(); // while it is covered
    const int unfinished = jobs.countUnfinished();
    m_window->setCountOf(Place::Jobs, unfinished > 0 ? unfinished : -1); // also before anybody has looked at the place
    const auto first = std::ranges::find_if(jobs.jobs(), [](const auto &job) { return !job->isEnded(); });
    if (first == jobs.jobs().end())
        return showJob({}, 0, 0);
    const auto active
        = std::ranges::find_if(jobs.jobs(), [](const auto &job) { return job->isActive() && !job->isEnded(); });
    const UserJobTotals &totals = (active == jobs.jobs().end() ? *first : *active)->engine().totals();
    showJob(tr("%Ln job(s): %1 of %2", nullptr, unfinished).arg(localNumber(totals.ended()), localNumber(totals.all())),
            int(totals.ended()), int(totals.all()));
}

void Console::showJob(const QString &words, int done, int total)
{
    m_window->setJob(words, done, total);
    m_taskbar.show(done, total);
}

/// A job that did not come to its end is told of as long as nobody has taken it from the list.
void Console::showJobRemains()
{
    if (m_session->jobs().remains().empty()
        || (m_notice && !tellsOf(About::Release))) // what is said already is not pushed aside; the list shows them
        return;
    notice([this] {
        UserJobTotals all;
        for (const UserJobRemains &remains : m_session->jobs().remains()) {
            const UserJobTotals totals = remains.totals();
            all.unknown += totals.unknown;
            all.notSent += totals.notSent;
        }
        m_window->showNotice(Tone::Warn,
                             tr("%Ln job(s) did not come to an end.", nullptr, int(m_session->jobs().remains().size())),
                             tr("Not sent: %1. Outcome unknown: %2. Nothing goes on by itself.")
                                 .arg(localNumber(all.notSent), localNumber(all.unknown)),
                             tr("Show"), [this] {
                                 clearNotice();
                                 m_window->goTo(Place::Jobs);
                             });
    });
}

} // namespace labdesk
