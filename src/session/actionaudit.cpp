// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/actionaudit.h"

#include "session/userjobs.h"

namespace labdesk {

namespace {

AuditOperation operationOf(UserActionKind kind)
{
    switch (kind) {
    case UserActionKind::Create:
        return AuditOperation::CreateUser;
    case UserActionKind::ChangeZone:
        return AuditOperation::ChangeZone;
    case UserActionKind::Refresh:
        return AuditOperation::RequestRefresh;
    case UserActionKind::Deregister:
        return AuditOperation::Deregister;
    case UserActionKind::Delete:
        return AuditOperation::DeleteUser;
    }
    Q_UNREACHABLE();
}

AuditOperation operationOf(UserJobKind kind)
{
    switch (kind) {
    case UserJobKind::Refresh:
        return AuditOperation::RequestRefresh;
    case UserJobKind::ChangeZone:
    case UserJobKind::RestoreZone:
        return AuditOperation::ChangeZone;
    case UserJobKind::Deregister:
        return AuditOperation::Deregister;
    }
    Q_UNREACHABLE();
}

} // namespace

ActionAudit::ActionAudit(UserActions &actions, UserJobs &jobs, Sink sink, QObject *parent)
    : QObject(parent), m_actions(actions), m_jobs(jobs), m_sink(std::move(sink))
{
    connect(&actions, &UserActions::changed, this, &ActionAudit::followAction);
    connect(&jobs, &UserJobs::added, this, [this](quint64 id) {
        const UserJob *job = m_jobs.find(id);
        connect(job, &UserJob::userChanged, this, [this, job](quint32 user) { followJob(*job, user); });
    });
}

void ActionAudit::followAction(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    if (!action)
        return;
    Mark &mark = m_marks[id];
    if (std::holds_alternative<UserAction::Delayed>(action->state)) {
        mark = Mark::None;
    } else if (std::holds_alternative<UserAction::Sending>(action->state)) {
        mark = Mark::UnderWay;
    } else if (std::holds_alternative<UserAction::Unknown>(action->state)) {
        if (std::exchange(mark, Mark::Unknown) != Mark::Unknown)
            note(*action, AuditOutcome::Unknown);
    } else if (const Mark before = std::exchange(mark, Mark::Over); before != Mark::Over) {
        if (std::holds_alternative<UserAction::Succeeded>(action->state))
            note(*action, before == Mark::Unknown ? AuditOutcome::FoundDone : AuditOutcome::Done);
        else if (std::holds_alternative<UserAction::Cancelled>(action->state))
            note(*action, AuditOutcome::Withdrawn);
        else if (before != Mark::Unknown) // a look that settles nothing leaves it unknown
            note(*action, AuditOutcome::Failed);
    }
}

void ActionAudit::note(const UserAction &action, AuditOutcome outcome)
{
    m_sink({.operation = operationOf(action.kind), .outcome = outcome, .userId = action.user ? action.user->text() : QString()});
}

void ActionAudit::followJob(const UserJob &job, quint32 user)
{
    Mark &mark = m_jobMarks[{job.id(), user}];
    switch (job.state(user)) {
    case UserJobState::Waiting:
    case UserJobState::NotSent:
        return;
    case UserJobState::Sending:
        if (mark != Mark::Unknown) // else it is only looked for
            mark = Mark::UnderWay;
        return;
    case UserJobState::Unknown:
        if (std::exchange(mark, Mark::Unknown) != Mark::Unknown)
            note(job, user, AuditOutcome::Unknown);
        return;
    case UserJobState::Failed:
        if (std::exchange(mark, Mark::Over) == Mark::UnderWay)
            note(job, user, AuditOutcome::Failed);
        return;
    case UserJobState::Done:
        if (const Mark before = std::exchange(mark, Mark::Over); before != Mark::Over)
            note(job, user, before == Mark::Unknown ? AuditOutcome::FoundDone : AuditOutcome::Done);
        return;
    }
}

void ActionAudit::note(const UserJob &job, quint32 user, AuditOutcome outcome)
{
    m_sink({.operation = operationOf(job.plan().order.kind), .outcome = outcome, .userId = job.plan().users.idText(user)});
}

void ActionAudit::close()
{
    for (auto at = m_marks.begin(); at != m_marks.end(); ++at)
        if (*at == Mark::UnderWay) // what was not answered is unknown by now: this one was, and was being read back
            if (const UserAction *action = m_actions.find(at.key()))
                note(*action, AuditOutcome::Done);
    for (const auto &job : m_jobs.jobs())
        for (const quint32 user : job->underWay())
            if (std::exchange(m_jobMarks[{job->id(), user}], Mark::Over) == Mark::UnderWay)
                note(*job, user, AuditOutcome::Unknown);
    m_marks.clear();
}

} // namespace labdesk
