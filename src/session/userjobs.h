// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <memory>
#include <vector>

namespace labdesk {

class TicketNumber;
class UserDetails;
class UserDirectory;

/// The jobs of a session, oldest first. One is at work at a time; the others wait for it, unless it is paused. When a
/// job that changes users has ended the list is loaded again, and what the job did is looked for in it. One that
/// deregisters counts down first, as UserActions does it.
class UserJobs : public QObject
{
    Q_OBJECT

public:
    UserJobs(api::ApiClient &client, UserDirectory &directory, UserDetails &details, UserActions &actions,
             QObject *parent = nullptr);
    ~UserJobs() override;

    /// Where jobs leave a trace while they run; reads what earlier ones left. Without it they leave none.
    void keepRecordsIn(const QString &folder);
    void setClock(UserJob::Clock clock) { m_clock = std::move(clock); }

    void setTicket(const TicketNumber *ticket) { m_ticket = ticket; } ///< for the records of what jobs do

    UserJob *start(UserJobPlan plan, UserJobEngine::Pace pace);
    const std::vector<std::unique_ptr<UserJob>> &jobs() const { return m_jobs; }
    UserJob *find(quint64 id) const;
    int countUnfinished() const; ///< that run, wait or are paused; not those that still count down
    /// The window is covered: pauses what runs, unless it may finish. What ends meanwhile reads no list again. Jobs
    /// that only read go, with what they found.
    void lock(bool pause);
    void unlock(); ///< resumes the jobs that lock() paused
    int countPausedByLock() const { return int(m_pausedByLock.size()); }
    void setSuspended(bool held); ///< while it is asked whether to leave: sends nothing more, but still takes answers
    std::vector<quint64> pauseAll(); ///< those that ran; each stays paused until it is resumed
    void close();                    ///< sends nothing more and waits for no answer; records of what did not end stay
    void forget(quint64 id);         ///< one that has ended

    /// Jobs that were cut off, in earlier runs or on earlier connections; they are only told of.
    const std::vector<InterruptedUserJob> &interrupted() const { return m_interrupted; }
    void forgetInterrupted(const QString &id);

Q_SIGNALS:
    void added(quint64 id);
    void changed(quint64 id);
    void removed(quint64 id);
    void ended(quint64 id);
    void sourcesRead(const labdesk::UserId &user, const std::vector<labdesk::ConnectedProvider> &sources,
                     bool isComplete);
    void interruptedChanged();

private:
    void release(UserJob *job);
    void followStart(quint64 action);
    void dropReadOnly();
    void arrange();
    void followEnd(UserJob *job);
    void verify();

    api::ApiClient &m_client;
    UserDirectory &m_directory;
    UserDetails &m_details;
    UserActions &m_actions;
    const TicketNumber *m_ticket = nullptr;
    UserJob::Clock m_clock;
    JobRecords m_records{QString()};
    std::vector<std::unique_ptr<UserJob>> m_jobs;
    std::vector<InterruptedUserJob> m_interrupted;
    std::vector<quint64> m_unverified; ///< that have ended, and wait for a newer list
    quint64 m_lastId = 0;
    std::vector<quint64> m_pausedByLock;
    bool m_isLocked = false;
    bool m_isSuspended = false;
    bool m_isArranging = false;
};

} // namespace labdesk
