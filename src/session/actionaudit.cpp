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
        return AuditOperation::EditUser;
    case UserActionKind::Refresh:
        return AuditOperation::RequestRefresh;
    case UserActionKind::Deregister:
        return AuditOperation::Deregister;
    case UserActionKind::Delete:
        return AuditOperation::DeleteUser;
    case UserActionKind::StartJob:
        break; // sends nothing: the writes of the job are recorded
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
                     .ticket = start.ticket,
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

AuditOutcome outcomeOf(bool wasUnknown, bool isPartly)
{
    return wasUnknown ? AuditOutcome::ConfirmedDone : isPartly ? AuditOutcome::PartlyDone : AuditOutcome::Done;
}

} // namespace

ActionAudit::ActionAudit(UserActions &actions, UserJobs &jobs, Sink sink)
    : m_actions(actions), m_jobs(jobs), m_sink(std::move(sink))
{
    connect(&actions, &UserActions::aboutToSend, this,
            [this](quint64 id) { begin(m_actionWrites[id], entryOf(*m_actions.find(id))); });
    connect(&actions, &UserActions::changed, this, &ActionAudit::followAction);
    connect(&jobs, &UserJobs::added, this, [this](quint64 id) {
        const UserJob *job = m_jobs.find(id);
        if (isReadOnly(job->plan().order.kind))
            return;
        m_jobWrites[id].resize(job->plan().users.size());
        connect(job, &UserJob::aboutToSend, this,
                [this, job](quint32 user) { begin(m_jobWrites[job->id()][user], entryOf(*job, user)); });
        connect(job, &UserJob::userChanged, this, [this, job](quint32 user) { followJob(*job, user); });
    });
    connect(&jobs, &UserJobs::removed, this, [this](quint64 id) { m_jobWrites.remove(id); });
}

void ActionAudit::begin(TrackedWrite &write, AuditEntry entry) const
{
    write.intent = m_sink.begin(std::move(entry));
}

void ActionAudit::discardIntent(TrackedWrite &write) const
{
    if (const int intent = std::exchange(write.intent, 0))
        m_sink.discardIntent(intent);
}

void ActionAudit::note(TrackedWrite &write, AuditEntry entry, AuditOutcome outcome) const
{
    entry.outcome = outcome;
    m_sink.record(std::move(entry), std::exchange(write.intent, 0));
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
    if (m_actionWrites.size() > 1'000) // far more than UserActions keeps
        m_actionWrites.removeIf([this](const auto &known) { return !m_actions.find(known.key()); });
    TrackedWrite &write = m_actionWrites[id];
    if (std::holds_alternative<UserAction::Delayed>(action->state)) {
        write.stage = Stage::None;
        discardIntent(write); // refused for now; it will be sent again
    } else if (std::holds_alternative<UserAction::Sending>(action->state)) {
        write.stage = Stage::InFlight;
    } else if (std::holds_alternative<UserAction::Unknown>(action->state)) {
        if (std::exchange(write.stage, Stage::Unknown) != Stage::Unknown)
            note(write, entryOf(*action), AuditOutcome::Unknown);
    } else if (const Stage before = std::exchange(write.stage, Stage::Settled); before != Stage::Settled) {
        if (const auto *done = std::get_if<UserAction::Succeeded>(&action->state))
            note(write, entryOf(*action), outcomeOf(before == Stage::Unknown, !done->refresh.failed.isEmpty()));
        else if (std::holds_alternative<UserAction::Canceled>(action->state))
            note(write, entryOf(*action), AuditOutcome::Withdrawn);
        else if (before != Stage::Unknown) // a check that settles nothing leaves it unknown
            note(write, entryOf(*action), AuditOutcome::Failed);
    }
}

void ActionAudit::followJob(const UserJob &job, quint32 user)
{
    TrackedWrite &write = m_jobWrites[job.id()][user];
    switch (job.state(user)) {
    case UserJobState::Waiting: // refused for now: it is sent again
    case UserJobState::NotSent:
    case UserJobState::Skipped:
        return discardIntent(write);
    case UserJobState::Sending:
        if (write.stage != Stage::Unknown) // otherwise its outcome is only being checked
            write.stage = Stage::InFlight;
        return;
    case UserJobState::Unknown:
        if (std::exchange(write.stage, Stage::Unknown) != Stage::Unknown)
            note(write, entryOf(job, user), AuditOutcome::Unknown);
        return;
    case UserJobState::Failed:
        if (std::exchange(write.stage, Stage::Settled) == Stage::InFlight)
            note(write, entryOf(job, user), AuditOutcome::Failed);
        return;
    case UserJobState::Done:
        if (const Stage before = std::exchange(write.stage, Stage::Settled); before != Stage::Settled)
            note(write, entryOf(job, user), outcomeOf(before == Stage::Unknown, job.result(user).isPartly));
        return;
    }
}

void ActionAudit::close()
{
    // Writes without a response have become unknown by now. Those that remain have one and were being read back.
    for (auto at = m_actionWrites.begin(); at != m_actionWrites.end(); ++at)
        if (at->stage == Stage::InFlight)
            if (const UserAction *action = m_actions.find(at.key()))
                note(*at, entryOf(*action), AuditOutcome::Done);
    m_actionWrites.clear();
}

} // namespace labdesk
