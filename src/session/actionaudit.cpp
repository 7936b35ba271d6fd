// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/actionaudit.h"

#include "session/userjobs.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace labdesk {

AuditOperation auditOperationOf(UserActionKind kind)
{
    switch (kind) {
    case UserActionKind::Create:
        return AuditOperation::CreateUser;
    case UserActionKind::ChangeZone:
        return AuditOperation::ChangeZone;
    case UserActionKind::Edit:
    case UserActionKind::StartJob:
        return AuditOperation::EditUser;
    case UserActionKind::Refresh:
        return AuditOperation::RequestRefresh;
    case UserActionKind::Deregister:
        return AuditOperation::Deregister;
    case UserActionKind::Delete:
        return AuditOperation::DeleteUser;
    }
    Q_UNREACHABLE();
}

namespace {

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
    case UserJobKind::ChangeIngestionEnd:
        return AuditOperation::EditUser;
    case UserJobKind::CheckSources:
        break; // reads are not recorded
    }
    Q_UNREACHABLE();
}

/// For a successful edit, only the fields that the service changed; `kept` lists the others.
UserFieldList changedBy(const UserAction &action)
{
    UserFieldList changed = fieldsIn(action.patch);
    if (const auto *done = std::get_if<UserAction::Succeeded>(&action.state))
        std::erase_if(changed,
                      [done](UserField field) { return std::ranges::find(done->kept, field) != done->kept.end(); });
    return changed;
}

/// For a finished refresh, the providers that the service named; an entry such as "oura/sleep" begins with the slug.
QStringList providersOf(const UserAction &action)
{
    const auto *done = std::get_if<UserAction::Succeeded>(&action.state);
    if (action.kind != UserActionKind::Refresh || !done)
        return action.providerSlug.isEmpty() ? QStringList() : QStringList{action.providerSlug};
    QStringList slugs;
    for (const QString &entry : done->refresh.refreshed + done->refresh.inProgress + done->refresh.failed)
        slugs += entry.section(u'/', 0, 0);
    slugs.removeDuplicates();
    return slugs;
}

AuditEntry entryOf(const UserAction &action)
{
    AuditEntry entry{.operation = auditOperationOf(action.kind),
                     .userId = action.user ? action.user->text() : QString(),
                     .changed = changedBy(action),
                     .providers = providersOf(action),
                     .ticket = action.ticket};
    const bool changesZone = std::ranges::find(entry.changed, UserField::TimeZone) != entry.changed.end();
    if (action.kind == UserActionKind::ChangeZone) {
        entry.zoneBefore = action.previousZone;
        entry.zoneAfter = action.zone;
    } else if (changesZone && action.before) {
        entry.zoneBefore = valueOf(*action.before, UserField::TimeZone);
        entry.zoneAfter = valueOf(action.patch, UserField::TimeZone);
    }
    return entry;
}

AuditEntry withdrawn(const UserAction &start)
{
    AuditEntry entry{.operation = start.providerSlug.isEmpty() ? AuditOperation::EditUser : AuditOperation::Deregister,
                     .outcome = AuditOutcome::Withdrawn,
                     .count = start.users};
    if (!start.providerSlug.isEmpty())
        entry.providers = {start.providerSlug};
    return entry;
}

AuditEntry entryOf(const UserJob &job, quint32 user)
{
    const UserJobSpec &order = job.plan().order;
    AuditEntry entry{
        .operation = operationOf(order.kind), .userId = job.plan().users.idText(user), .ticket = job.plan().ticket};
    if (!order.providerSlug.isEmpty())
        entry.providers = {order.providerSlug};
    if (order.kind == UserJobKind::ChangeZone) {
        entry.zoneBefore = job.plan().users.before(user);
        entry.zoneAfter = order.zone;
    } else if (order.kind == UserJobKind::RestoreZone) {
        entry.zoneBefore = order.zone;
        entry.zoneAfter = job.plan().users.before(user);
    } else if (order.kind == UserJobKind::ChangeIngestionEnd) {
        entry.changed = {UserField::IngestionEnd};
    }
    return entry;
}

} // namespace

ActionAudit::ActionAudit(UserActions &actions, UserJobs &jobs, Sink sink, QObject *parent)
    : QObject(parent), m_actions(actions), m_jobs(jobs), m_sink(std::move(sink))
{
    connect(&actions, &UserActions::aboutToSend, this,
            [this](quint64 id) { begin(m_actionCourses[id], entryOf(*m_actions.find(id))); });
    connect(&actions, &UserActions::changed, this, &ActionAudit::followAction);
    connect(&jobs, &UserJobs::added, this, [this](quint64 id) {
        const UserJob *job = m_jobs.find(id);
        if (isReadOnly(job->plan().order.kind))
            return;
        connect(job, &UserJob::aboutToSend, this, [this, job](quint32 user) {
            begin(m_jobCourses[{job->id(), user}], entryOf(*job, user));
        });
        connect(job, &UserJob::userChanged, this, [this, job](quint32 user) { followJob(*job, user); });
    });
}

void ActionAudit::begin(Course &course, AuditEntry entry) const
{
    course.intent = m_sink.begin(std::move(entry));
}

void ActionAudit::discardIntent(Course &course) const
{
    if (const int intent = std::exchange(course.intent, 0))
        m_sink.discardIntent(intent);
}

void ActionAudit::note(Course &course, AuditEntry entry, AuditOutcome outcome) const
{
    entry.outcome = outcome;
    m_sink.record(std::move(entry), std::exchange(course.intent, 0));
}

void ActionAudit::followAction(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    if (!action)
        return;
    if (action->kind == UserActionKind::StartJob) { // each write of the job is recorded separately
        if (std::holds_alternative<UserAction::Canceled>(action->state))
            m_sink.record(withdrawn(*action), 0);
        return;
    }
    Course &course = m_actionCourses[id];
    if (std::holds_alternative<UserAction::Delayed>(action->state)) {
        course.mark = Mark::None;
        discardIntent(course); // refused for now; it will be sent again
    } else if (std::holds_alternative<UserAction::Sending>(action->state)) {
        course.mark = Mark::UnderWay;
    } else if (std::holds_alternative<UserAction::Unknown>(action->state)) {
        if (std::exchange(course.mark, Mark::Unknown) != Mark::Unknown)
            note(course, entryOf(*action), AuditOutcome::Unknown);
    } else if (const Mark before = std::exchange(course.mark, Mark::Over); before != Mark::Over) {
        if (std::holds_alternative<UserAction::Succeeded>(action->state))
            note(course, entryOf(*action), before == Mark::Unknown ? AuditOutcome::ConfirmedDone : AuditOutcome::Done);
        else if (std::holds_alternative<UserAction::Canceled>(action->state))
            note(course, entryOf(*action), AuditOutcome::Withdrawn);
        else if (before != Mark::Unknown) // a check that settles nothing leaves it unknown
            note(course, entryOf(*action), AuditOutcome::Failed);
    }
}

void ActionAudit::followJob(const UserJob &job, quint32 user)
{
    Course &course = m_jobCourses[{job.id(), user}];
    switch (job.state(user)) {
    case UserJobState::Waiting: // refused for now: it is sent again
    case UserJobState::NotSent:
    case UserJobState::Skipped:
        return discardIntent(course);
    case UserJobState::Sending:
        if (course.mark != Mark::Unknown) // otherwise its outcome is only being checked
            course.mark = Mark::UnderWay;
        return;
    case UserJobState::Unknown:
        if (std::exchange(course.mark, Mark::Unknown) != Mark::Unknown)
            note(course, entryOf(job, user), AuditOutcome::Unknown);
        return;
    case UserJobState::Failed:
        if (std::exchange(course.mark, Mark::Over) == Mark::UnderWay)
            note(course, entryOf(job, user), AuditOutcome::Failed);
        return;
    case UserJobState::Done:
        if (const Mark before = std::exchange(course.mark, Mark::Over); before != Mark::Over)
            note(course, entryOf(job, user),
                 before == Mark::Unknown ? AuditOutcome::ConfirmedDone : AuditOutcome::Done);
        return;
    }
}

void ActionAudit::close()
{
    // Writes without a response have become unknown by now. Those that remain have one and were being read back.
    for (auto at = m_actionCourses.begin(); at != m_actionCourses.end(); ++at)
        if (at->mark == Mark::UnderWay)
            if (const UserAction *action = m_actions.find(at.key()))
                note(*at, entryOf(*action), AuditOutcome::Done);
    m_actionCourses.clear();
}

} // namespace labdesk
