// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lockscreenstatus.h"

#include "app/currentsession.h"
#include "app/jobprogress.h"
#include "app/lockcontroller.h"
#include "session/connectionregistry.h"
#include "shell/lockscreen.h"
#include "shell/mainwindow.h"
#include "text/localtexts.h"

#include <algorithm>

namespace labdesk {

LockScreenStatus::LockScreenStatus(const ConnectionRegistry &connections, const CurrentSession &session,
                                   const LockController &lock, const JobProgress &progress, MainWindow &window)
    : m_connections(connections), m_session(session), m_window(window)
{
    connect(&lock, &LockController::covered, this, &LockScreenStatus::show);
    connect(&lock, &LockController::emptied, this, &LockScreenStatus::show);
    connect(&progress, &JobProgress::shown, this, &LockScreenStatus::show);
}

void LockScreenStatus::show()
{
    LockScreen *cover = m_window.coverScreen();
    Session *session = m_session.get();
    const Connection *connection = m_connections.find(session ? session->connection().id : m_connections.currentId());
    if (!cover || !connection)
        return;
    QStringList parts;
    if (session) {
        const int paused = session->jobs().countPausedByLock();
        const auto runs = [](const auto &job) { return job->engine().phase() == UserJobEngine::Phase::Running; };
        const int running = int(std::ranges::count_if(session->jobs().jobs(), runs));
        if (paused > 0)
            parts += tr("%Ln job(s) paused", nullptr, paused);
        if (running > 0)
            parts += tr("%Ln job(s) running", nullptr, running);
    }
    cover->setConnection(*connection);
    cover->setJobs(localRow(parts));
}

} // namespace labdesk
