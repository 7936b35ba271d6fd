// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <memory>
#include <set>
#include <vector>

namespace labdesk {

class TicketNumber;
class UserDetails;
class UserDirectory;

/// The jobs of a session, oldest first. One runs at a time; the others wait for it, unless it is paused. After a job
/// that changes users, the list is reloaded and checked for what the job did. A job that deregisters counts down first,
/// like the action in UserActions.
class UserJobs : public QObject
{
    Q_OBJECT

public:
    UserJobs(api::ApiClient &client, UserDirectory &directory, UserDetails &details, UserActions &actions,
             QObject *parent = nullptr);
    ~UserJobs() override;

    /// Where running jobs keep a record; reads the records of interrupted ones. Without a folder, there are none.
    void keepRecordsIn(const QString &folder);
    void setClock(UserJob::Clock clock) { m_clock = std::move(clock); }

    void setTicket(TicketNumber *ticket) { m_ticket = ticket; } ///< for the audit records of jobs, and for retries

    UserJob *start(UserJobPlan plan, UserJobEngine::Pace pace);
    const std::vector<std::unique_ptr<UserJob>> &jobs() const { return m_jobs; }
    /// Sends the failed users of a job again, with the current ticket; like start(), it asks for one that is required,
    /// and counts down if the job deregisters.
    void retry(quint64 id);
    UserJob *find(quint64 id) const;
    int countUnfinished() const; ///< that run, wait or are paused; not those that still count down
    /// For the lock: pauses running jobs if `pause` is true. Jobs that end meanwhile don't reload the list. Jobs that
    /// only read are dropped with their results.
    void lock(bool pause);
    void unlock(); ///< resumes the jobs that lock() paused
    int countPausedByLock() const { return int(m_pausedByLock.size()); }
    /// While the person is asked whether to quit: sends nothing, but still handles responses.
    void setSuspended(bool suspended);
    std::vector<quint64> pauseAll(); ///< those that ran; each stays paused until it is resumed
    void close();                    ///< stops sending and waiting; the records of unfinished jobs stay
    void forget(quint64 id);         ///< one that has ended

    /// Jobs that were interrupted in earlier runs or on earlier connections; for display only.
    const std::vector<InterruptedUserJob> &interrupted() const { return m_interrupted; }
    void forgetInterrupted(const QString &id);
    const QStringList &unreadableRecords() const { return m_records.setAsideFiles(); } ///< moved to these paths
    std::vector<std::shared_ptr<SystemFile>> recordFiles() const; ///< to sync() before a write is sent

Q_SIGNALS:
    void recordFailed(const QString &folder); ///< the first time that the record of a job can't be written
    void added(quint64 id);
    void changed(quint64 id);
    void removed(quint64 id);
    void ended(quint64 id);
    void outdated(const labdesk::UserJobItems &users); ///< by a job that ended; whoever shows one must read it again
    void sourcesRead(const labdesk::UserId &user, const std::vector<labdesk::ConnectedProvider> &sources,
                     bool isComplete);
    void interruptedChanged();

private:
    void release(UserJob *job);
    void beginRecord(UserJob &job);
    void failRecord();
    void followStart(quint64 action);
    void dropReadOnly();
    void arrange();
    void followEnd(UserJob *job);
    void verify();

    api::ApiClient &m_client;
    UserDirectory &m_directory;
    UserActions &m_actions;
    TicketNumber *m_ticket = nullptr;
    UserJob::Clock m_clock;
    JobRecords m_records{QString()};
    std::vector<std::unique_ptr<UserJob>> m_jobs;
    std::vector<InterruptedUserJob> m_interrupted;
    std::set<quint64> m_unverified; ///< jobs that have ended and wait for a newer list
    quint64 m_lastId = 0;
    std::vector<quint64> m_pausedByLock;
    bool m_isLocked = false;
    bool m_isSuspended = false;
    bool m_isClosed = false;
    bool m_hasRecordFailed = false;
    int m_holds = 0; ///< above 0, arrange() does nothing: it is running, or several jobs are being paused
};

} // namespace labdesk
