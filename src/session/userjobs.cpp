// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjobs.h"

#include "session/ticketnumber.h"
#include "session/useractions.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"

#include <QScopedValueRollback>
#include <QUuid>

#include <algorithm>

namespace labdesk {

namespace {

UserJob::Clock steadyClock()
{
    using namespace std::chrono;
    return [] { return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()); };
}

bool isUnfinished(const std::unique_ptr<UserJob> &job)
{
    return !job->isEnded() && !isStarting(*job);
}

} // namespace

UserJobs::UserJobs(api::ApiClient &client, UserDirectory &directory, UserDetails &details, UserActions &actions,
                   QObject *parent)
    : QObject(parent), m_client(client), m_directory(directory), m_actions(actions), m_clock(steadyClock())
{
    connect(this, &UserJobs::outdated, &details, &UserDetails::reloadIfIn);
    connect(&directory, &UserDirectory::stateChanged, this, &UserJobs::verify);
    connect(&actions, &UserActions::changed, this, &UserJobs::followStart);
}

UserJobs::~UserJobs() = default;

void UserJobs::keepRecordsIn(const QString &folder)
{
    m_records = JobRecords(folder);
    m_interrupted = m_records.unfinishedJobs();
    Q_EMIT interruptedChanged();
}

UserJob *UserJobs::start(UserJobPlan plan, UserJobEngine::Pace pace)
{
    plan.ticket = m_ticket ? m_ticket->value() : QString();
    auto made = std::make_unique<UserJob>(++m_lastId, std::move(plan), pace, m_client, m_actions, m_clock, nullptr);
    UserJob *job = made.get();
    const UserJobSpec &order = job->plan().order;
    job->setDelayed(deregisters(order.kind));
    m_jobs.push_back(std::move(made));
    connect(job, &UserJob::changed, this, [this, job] {
        Q_EMIT changed(job->id());
        arrange();
    });
    connect(job, &UserJob::sourcesRead, this,
            [this, job](quint32 user, const std::vector<ConnectedProvider> &sources, bool isComplete) {
                Q_EMIT sourcesRead(job->plan().users.id(user), sources, isComplete);
            });
    connect(job, &UserJob::recordFailed, this, &UserJobs::failRecord);
    connect(job, &UserJob::aboutToRetry, this, [this, job] { beginRecord(*job); });
    connect(job, &UserJob::ended, this, [this, job] { followEnd(job); });
    Q_EMIT added(job->id());
    if (job->isDelayed())
        m_actions.startJob(job->id(), int(job->plan().users.size()), order.providerSlug);
    else
        release(job);
    return job;
}

void UserJobs::retry(quint64 id)
{
    UserJob *job = find(id);
    if (!job || job->isDelayed())
        return;
    const UserJobSpec &order = job->plan().order;
    if (m_ticket && !m_ticket->requestJob(order.kind, this, [this, id] { retry(id); }))
        return;
    job->setTicket(m_ticket ? m_ticket->value() : QString());
    if (!deregisters(order.kind))
        return job->retryFailed();
    job->setDelayed(true);
    Q_EMIT changed(id);
    m_actions.startJob(id, int(job->engine().totals().failed), order.providerSlug);
}

/// Starts a job whose countdown is over, or its retry. Nothing is written for a job that was canceled before.
void UserJobs::release(UserJob *job)
{
    job->setDelayed(false);
    if (job->begunAt().isValid())
        return job->retryFailed();
    beginRecord(*job);
    arrange();
    Q_EMIT changed(job->id());
}

void UserJobs::beginRecord(UserJob &job)
{
    const UserJobPlan &plan = job.plan();
    if (isReadOnly(plan.order.kind))
        return;
    InterruptedUserJob trace{.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
                             .kind = plan.order.kind,
                             .connectionId = m_client.connection().id,
                             .connectionName = m_client.connection().name,
                             .begunAt = QDateTime::currentDateTimeUtc(),
                             .users = {},
                             .states = job.engine().states()};
    for (quint32 user = 0; user < plan.users.size(); ++user)
        trace.users.push_back(plan.users.idText(user));
    job.setRecord(m_records.begin(trace));
    if (!job.record() && m_records.isOn())
        failRecord();
}

void UserJobs::failRecord()
{
    if (!std::exchange(m_hasRecordFailed, true))
        Q_EMIT recordFailed(m_records.folder());
}

std::vector<std::shared_ptr<SystemFile>> UserJobs::recordFiles() const
{
    std::vector<std::shared_ptr<SystemFile>> files;
    for (const auto &job : m_jobs)
        if (job->record())
            files.push_back(job->record()->file());
    return files;
}

void UserJobs::followStart(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    UserJob *job = action && action->kind == UserActionKind::StartJob ? find(action->job) : nullptr;
    if (!job || !job->isDelayed())
        return;
    if (std::holds_alternative<UserAction::Succeeded>(action->state)) {
        release(job);
    } else if (std::holds_alternative<UserAction::Canceled>(action->state)) {
        job->setDelayed(false);
        if (!job->begunAt().isValid())
            return job->cancel();
        Q_EMIT changed(job->id()); // without its retry
    }
}

/// Activates the first job that can run. A paused job lets the next one run.
void UserJobs::arrange()
{
    if (m_holds > 0 || m_isClosed)
        return;
    const QScopedValueRollback hold(m_holds, m_holds + 1);
    const auto canRun
        = [](const auto &job) { return !isStarting(*job) && job->engine().phase() == UserJobEngine::Phase::Running; };
    // A running job stays active, and so does one that still waits for responses.
    const auto isInProgress
        = [&](const auto &job) { return !job->inFlight().empty() || (job->isActive() && canRun(job)); };
    const auto choose = [&]() -> const UserJob * {
        auto found = std::ranges::find_if(m_jobs, isInProgress);
        if (found == m_jobs.end())
            found = std::ranges::find_if(m_jobs, canRun);
        return found == m_jobs.end() ? nullptr : found->get();
    };
    const UserJob *chosen = nullptr;
    do { // one that is activated may end at once
        chosen = choose();
        for (const auto &job : m_jobs)
            job->setActive(job.get() == chosen && !m_isSuspended);
    } while (choose() != chosen);
}

void UserJobs::followEnd(UserJob *job)
{
    const UserJobKind kind = job->plan().order.kind;
    const bool changesUsers = kind != UserJobKind::Refresh && !isReadOnly(kind) && job->engine().totals().done > 0;
    const bool isSeen = !m_isLocked && !m_isClosed;
    if (isSeen && !isReadOnly(kind) && job->begunAt().isValid())
        Q_EMIT outdated(job->plan().users);
    if (changesUsers) {
        m_unverified.insert(job->id());
        if (isSeen)
            m_directory.reload();
    }
    if (!m_isClosed)
        Q_EMIT ended(job->id());
}

void UserJobs::verify()
{
    const auto *ready = readyIn(m_directory.state());
    if (m_unverified.empty() || !ready || ready->refreshing || ready->stale)
        return;
    for (const quint64 id : std::exchange(m_unverified, {})) {
        UserJob *job = find(id);
        const bool isRetrying = job && !job->isEnded(); // the list may be older than what it has just done
        if (isRetrying || (job && ready->at < job->endedAt()))
            m_unverified.insert(id);
        else if (job)
            job->verifyIn(m_directory.store().snapshot());
    }
}

UserJob *UserJobs::find(quint64 id) const
{
    const auto found = std::ranges::find(m_jobs, id, &UserJob::id);
    return found == m_jobs.end() ? nullptr : found->get();
}

int UserJobs::countUnfinished() const
{
    return int(std::ranges::count_if(m_jobs, isUnfinished));
}

std::vector<quint64> UserJobs::pauseAll()
{
    std::vector<quint64> paused;
    {
        const QScopedValueRollback hold(m_holds, m_holds + 1); // pausing one must not start the next
        for (const auto &job : m_jobs) {
            if (isStarting(*job) || job->engine().phase() != UserJobEngine::Phase::Running)
                continue;
            paused.push_back(job->id());
            job->pause();
        }
    }
    arrange();
    return paused;
}

void UserJobs::lock(bool pause)
{
    m_isLocked = true;
    dropReadOnly();
    if (pause)
        m_pausedByLock = pauseAll();
}

void UserJobs::dropReadOnly()
{
    // Removed from the list first, so that listeners don't find null pointers in it.
    std::vector<std::unique_ptr<UserJob>> dropped;
    for (auto &job : m_jobs)
        if (isReadOnly(job->plan().order.kind))
            dropped.push_back(std::move(job));
    std::erase(m_jobs, nullptr);
    for (auto &job : dropped) {
        job->abandon();
        Q_EMIT removed(job->id());
        job.release()->deleteLater();
    }
    arrange();
}

void UserJobs::setSuspended(bool suspended)
{
    m_isSuspended = suspended;
    arrange();
}

void UserJobs::unlock()
{
    m_isLocked = false;
    for (const quint64 id : std::exchange(m_pausedByLock, {}))
        if (UserJob *job = find(id); job && job->engine().phase() == UserJobEngine::Phase::Paused
            && job->engine().reason() == UserJobEngine::Reason::Person) // otherwise something else stopped it, too
            job->resume();
}

void UserJobs::close()
{
    m_isClosed = true;
    for (const auto &job : m_jobs)
        job->abandon();
}

void UserJobs::forget(quint64 id)
{
    const auto found = std::ranges::find(m_jobs, id, &UserJob::id);
    if (found == m_jobs.end() || !(*found)->isEnded())
        return;
    (*found).release()->deleteLater(); // this may have been called by one of its signals
    m_jobs.erase(found);
    m_actions.cancelStart(id); // of its retry
    Q_EMIT removed(id);
}

void UserJobs::forgetInterrupted(const QString &id)
{
    m_records.forget(id);
    std::erase_if(m_interrupted, [&](const InterruptedUserJob &interrupted) { return interrupted.id == id; });
    Q_EMIT interruptedChanged();
}

} // namespace labdesk
