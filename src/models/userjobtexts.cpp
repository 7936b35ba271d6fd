// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userjobtexts.h"

#include "domain/enumtable.h"
#include "domain/knownvalues.h"
#include "text/localtexts.h"

#include <QCoreApplication>

#include <utility>

namespace labdesk {

namespace {

struct JobWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::JobWords)

public:
    static constexpr std::pair<UserJobKind, const char *> kinds[] = {
        {UserJobKind::Refresh, QT_TR_NOOP("Request data refresh")},
        {UserJobKind::ChangeZone, QT_TR_NOOP("Change time zone")},
        {UserJobKind::Deregister, QT_TR_NOOP("Disconnect source")},
        {UserJobKind::RestoreZone, QT_TR_NOOP("Restore time zones")},
        {UserJobKind::ChangeIngestionEnd, QT_TR_NOOP("Change data collection end date")},
        {UserJobKind::CheckSources, QT_TR_NOOP("Check sources")},
    };
    /// Their mnemonics must differ from those of the dialog's fields.
    static constexpr std::pair<UserJobKind, const char *> actions[] = {
        {UserJobKind::Refresh, QT_TR_NOOP("&Request data refresh")},
        {UserJobKind::ChangeZone, QT_TR_NOOP("C&hange time zone")},
        {UserJobKind::Deregister, QT_TR_NOOP("&Disconnect source")},
        {UserJobKind::RestoreZone, QT_TR_NOOP("&Restore time zones")},
        {UserJobKind::ChangeIngestionEnd, QT_TR_NOOP("Change data &collection end date")},
        {UserJobKind::CheckSources, QT_TR_NOOP("Chec&k sources")},
    };
    static constexpr std::pair<UserJobKind, const char *> summaries[] = {
        {UserJobKind::Refresh, QT_TR_N_NOOP("Requests new data for %Ln user(s). It can take a while to arrive.")},
        {UserJobKind::ChangeZone, QT_TR_N_NOOP("Sets this time zone for %Ln user(s).")},
        {UserJobKind::Deregister,
         QT_TR_N_NOOP("The source stops sending data for %Ln user(s). Only the users can reconnect it.")},
        {UserJobKind::RestoreZone, QT_TR_N_NOOP("Restores the previous time zone of %Ln user(s).")},
        {UserJobKind::ChangeIngestionEnd, QT_TR_N_NOOP("Sets this data collection end date for %Ln user(s).")},
        {UserJobKind::CheckSources,
         QT_TR_N_NOOP("Reads the sources of %Ln user(s) and lists their problems. Nothing is changed or saved.")},
    };
    static constexpr std::pair<UserJobExclusion, const char *> exclusions[] = {
        {UserJobExclusion::SameZone, QT_TR_NOOP("already has this time zone")},
        {UserJobExclusion::NotConnected, QT_TR_NOOP("doesn’t have this source")},
        {UserJobExclusion::NoSource, QT_TR_NOOP("no source to refresh")},
        {UserJobExclusion::IngestionEnded, QT_TR_NOOP("data collection ended, no source left")},
        {UserJobExclusion::RefreshLimitReached, QT_TR_NOOP("hourly refresh limit reached")},
        {UserJobExclusion::NoPreviousZone, QT_TR_NOOP("had no time zone before, and it can’t be cleared")},
        {UserJobExclusion::NotChanged, QT_TR_NOOP("not changed by the original job")},
        {UserJobExclusion::UnknownOutcome, QT_TR_NOOP("outcome unknown: check first")},
        {UserJobExclusion::SameEnd, QT_TR_NOOP("data collection already ends on this day")},
        {UserJobExclusion::EndBeforeStart, QT_TR_NOOP("data collection starts after this day")},
        {UserJobExclusion::ChangedSince, QT_TR_NOOP("changed somewhere else in the meantime")},
        {UserJobExclusion::ReconnectedSince, QT_TR_NOOP("source reconnected in the meantime")},
    };
};
static_assert(isTableOf(JobWords::exclusions, UserJobExclusion::ReconnectedSince));
static_assert(isTableOf(JobWords::actions, UserJobKind::CheckSources));
static_assert(isTableOf(JobWords::summaries, UserJobKind::CheckSources));
static_assert(isTableOf(JobWords::kinds, UserJobKind::CheckSources));

} // namespace

QString jobTitle(const UserJobSpec &order, const QString &provider, ZoneForm zones)
{
    switch (order.kind) {
    case UserJobKind::ChangeZone:
        return JobWords::tr("Change time zone to %1").arg(formatZone(order.zone, zones));
    case UserJobKind::Deregister:
        return JobWords::tr("Disconnect %1").arg(provider);
    case UserJobKind::ChangeIngestionEnd:
        return JobWords::tr("Change data collection end date to %1").arg(localDate(order.ingestionEnd));
    case UserJobKind::Refresh:
    case UserJobKind::RestoreZone:
    case UserJobKind::CheckSources:
        break;
    }
    return formatJobKind(order.kind);
}

QString formatJobKind(UserJobKind kind)
{
    return JobWords::tr(entryOf(JobWords::kinds, kind));
}

QString formatJobAction(UserJobKind kind)
{
    return JobWords::tr(entryOf(JobWords::actions, kind));
}

QString formatJobSummary(UserJobKind kind, int users)
{
    return JobWords::tr(entryOf(JobWords::summaries, kind), nullptr, users);
}

QString formatJobTotals(const UserJobTotals &totals)
{
    return formatJobTotals(totals, 0, 0);
}

QString formatJobTotals(const UserJobTotals &totals, quint32 partlyDone, quint32 notSeen)
{
    QStringList parts{JobWords::tr("%1 done").arg(localNumber(totals.done - partlyDone - notSeen))};
    if (partlyDone > 0)
        parts += JobWords::tr("%1 partly done").arg(localNumber(partlyDone));
    if (notSeen > 0)
        parts += JobWords::tr("%1 not confirmed yet").arg(localNumber(notSeen));
    if (totals.failed > 0)
        parts += JobWords::tr("%1 failed").arg(localNumber(totals.failed));
    if (totals.unknown > 0)
        parts += JobWords::tr("%1 unknown").arg(localNumber(totals.unknown));
    if (totals.sending > 0)
        parts += JobWords::tr("%1 sending").arg(localNumber(totals.sending));
    if (totals.waiting > 0)
        parts += JobWords::tr("%1 queued").arg(localNumber(totals.waiting));
    if (totals.notSent > 0)
        parts += JobWords::tr("%1 not sent").arg(localNumber(totals.notSent));
    if (totals.skipped > 0)
        parts += JobWords::tr("%1 skipped").arg(localNumber(totals.skipped));
    return joinFacts(parts);
}

namespace {

/// The status of a job; the first one that applies.
enum class JobStatus {
    Checking,
    Canceled,
    PartlyDone,
    Failed,
    OutcomeUnknown,
    Completed,
    Starting,
    Canceling,
    Paused,
    Stopped,
    Queued,
    RateLimited,
    Running
};

JobStatus statusOf(const UserJob &job)
{
    const UserJobEngine &engine = job.engine();
    if (engine.isChecking())
        return JobStatus::Checking;
    if (isStarting(job) || (job.isEnded() && job.isDelayed()))
        return JobStatus::Starting;
    if (job.isEnded()) {
        const UserJobTotals &totals = engine.totals();
        return engine.isCanceled()        ? JobStatus::Canceled
            : totals.done == totals.all() ? JobStatus::Completed
            : totals.done > 0             ? JobStatus::PartlyDone
            : totals.unknown > 0          ? JobStatus::OutcomeUnknown
                                          : JobStatus::Failed;
    }
    if (engine.isCanceled())
        return JobStatus::Canceling;
    if (engine.phase() == UserJobEngine::Phase::Paused)
        return engine.reason() == UserJobEngine::Reason::Person ? JobStatus::Paused : JobStatus::Stopped;
    if (job.isQueued())
        return JobStatus::Queued;
    return job.backoffSeconds() > 0 ? JobStatus::RateLimited : JobStatus::Running;
}

Chip chipOf(JobStatus status)
{
    switch (status) {
    case JobStatus::Checking:
        return {JobWords::tr("Checking"), Chip::Tone::Accent, Chip::Mark::InProgress};
    case JobStatus::Canceled:
        return {JobWords::tr("Canceled"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    case JobStatus::PartlyDone:
        return {JobWords::tr("Partly done"), Chip::Tone::Warn};
    case JobStatus::Failed:
        return {JobWords::tr("Failed"), Chip::Tone::Bad};
    case JobStatus::OutcomeUnknown:
        return {JobWords::tr("Outcome unknown"), Chip::Tone::Warn};
    case JobStatus::Completed:
        return {JobWords::tr("Completed"), Chip::Tone::Ok};
    case JobStatus::Starting:
        return {JobWords::tr("Starting"), Chip::Tone::Accent, Chip::Mark::Waiting};
    case JobStatus::Canceling:
        return {JobWords::tr("Canceling"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    case JobStatus::Paused:
        return {JobWords::tr("Paused"), Chip::Tone::Neutral, Chip::Mark::Paused};
    case JobStatus::Stopped:
        return {JobWords::tr("Paused"), Chip::Tone::Warn};
    case JobStatus::Queued:
        return {JobWords::tr("Queued"), Chip::Tone::Neutral, Chip::Mark::Waiting};
    case JobStatus::RateLimited:
        return {JobWords::tr("Rate limited"), Chip::Tone::Warn};
    case JobStatus::Running:
        return {JobWords::tr("Running"), Chip::Tone::Accent, Chip::Mark::InProgress};
    }
    return {};
}

} // namespace

Chip jobChip(const UserJob &job)
{
    return chipOf(statusOf(job));
}

Chips allJobChips()
{
    Chips all;
    for (int status = 0; status <= int(JobStatus::Running); ++status)
        all.append(chipOf(JobStatus(status)));
    return all;
}

QString formatJobWaitReason(const UserJob &job)
{
    const UserJobEngine &engine = job.engine();
    if (job.isEnded())
        return {};
    if (isStarting(job))
        return JobWords::tr("Starts in a few seconds. Nothing has been sent yet.");
    if (engine.isCanceled())
        return JobWords::tr("Canceling. Waiting for %Ln response(s).", nullptr, int(engine.totals().sending));
    if (engine.phase() == UserJobEngine::Phase::Paused) {
        switch (engine.reason()) {
        case UserJobEngine::Reason::Person:
            return JobWords::tr("Paused. Nothing is sent until you resume.");
        case UserJobEngine::Reason::Unreachable:
            return JobWords::tr("Can’t reach the service. Nothing is sent until you resume.");
        case UserJobEngine::Reason::NotAllowed:
            return JobWords::tr(
                "The connection’s key or settings don’t allow this job. Nothing is sent until you resume.");
        case UserJobEngine::Reason::NoResponses:
            return JobWords::tr("Several requests in a row got no response. Check these users before you resume.");
        }
    }
    if (job.isQueued())
        return JobWords::tr("Queued. This job starts when the running one ends.");
    if (const int seconds = job.backoffSeconds(); seconds > 0)
        return JobWords::tr("Rate limited. The job resumes in %Ln second(s).", nullptr, seconds);
    return {};
}

QString formatExclusion(UserJobExclusion why)
{
    return JobWords::tr(entryOf(JobWords::exclusions, why));
}

QString formatPlannedChange(const UserJobPlan &plan, quint32 user, ZoneForm zones)
{
    const QString &before = plan.users.before(user);
    const auto change = [](const QString &from, const QString &to) {
        return JobWords::tr("%1 → %2", "a value before and after")
            .arg(from.isEmpty() ? JobWords::tr("Not set") : from, to);
    };
    switch (plan.order.kind) {
    case UserJobKind::Refresh:
        return JobWords::tr("New data is requested");
    case UserJobKind::Deregister:
        return JobWords::tr("This source stops sending data");
    case UserJobKind::ChangeZone:
        return change(formatZone(before, zones), formatZone(plan.order.zone, zones));
    case UserJobKind::ChangeIngestionEnd: {
        const QDate day = QDate::fromString(before, Qt::ISODate);
        return change(day.isValid() ? localDate(day) : before, localDate(plan.order.ingestionEnd));
    }
    case UserJobKind::CheckSources:
        return JobWords::tr("Sources are checked");
    case UserJobKind::RestoreZone:
        return JobWords::tr("Back to %1", "a time zone").arg(formatZone(before, zones));
    }
    return {};
}

Chip jobUserChip(UserJobState state, const UserJob::Result &result)
{
    switch (state) {
    case UserJobState::Waiting:
        return {result.wasRefused ? JobWords::tr("Rate limited") : JobWords::tr("Queued"), Chip::Tone::Neutral,
                Chip::Mark::Waiting};
    case UserJobState::Sending:
        return {JobWords::tr("Sending"), Chip::Tone::Accent, Chip::Mark::InProgress};
    case UserJobState::Done:
        return result.isNotSeen ? Chip{JobWords::tr("Not confirmed yet"), Chip::Tone::Warn}
            : result.isPartly   ? Chip{JobWords::tr("Partly done"), Chip::Tone::Warn}
                                : Chip{JobWords::tr("Done"), Chip::Tone::Ok};
    case UserJobState::Failed:
        return {JobWords::tr("Failed"), Chip::Tone::Bad};
    case UserJobState::Unknown:
        return {JobWords::tr("Unknown"), Chip::Tone::Warn};
    case UserJobState::NotSent:
        return {JobWords::tr("Not sent"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    case UserJobState::Skipped:
        return {JobWords::tr("Skipped"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    }
    return {};
}

Chips allJobUserChips()
{
    UserJob::Result refused;
    refused.wasRefused = true;
    UserJob::Result notSeen;
    notSeen.isNotSeen = true;
    UserJob::Result partly;
    partly.isPartly = true;
    Chips all{jobUserChip(UserJobState::Waiting, refused), jobUserChip(UserJobState::Done, notSeen),
              jobUserChip(UserJobState::Done, partly)};
    for (const UserJobState state :
         {UserJobState::Waiting, UserJobState::Sending, UserJobState::Done, UserJobState::Failed, UserJobState::Unknown,
          UserJobState::NotSent, UserJobState::Skipped})
        all.append(jobUserChip(state, {}));
    return all;
}

namespace {

QString formatChecked(const UserJob &job, quint32 user)
{
    QStringList faults;
    for (const UserJob::Fault &fault : job.faultsOf(user))
        faults += formatSourceFault(fault);
    if (job.result(user).isPartly)
        faults += JobWords::tr("Some sources couldn’t be read");
    return faults.isEmpty() ? JobWords::tr("No problems found.") : joinFacts(faults);
}

QString formatDone(UserJobKind kind, const UserJob::Result &result)
{
    const bool isDeregistration = kind == UserJobKind::Deregister;
    if (result.isNotSeen)
        return isDeregistration ? JobWords::tr("Accepted, but still listed. A phone app may have reconnected it.")
                                : JobWords::tr("Accepted, but the service still returns the old value.");
    if (result.alreadyGone)
        return JobWords::tr("Was already disconnected.");
    if (result.isPartly)
        return JobWords::tr("Requested, but some sources failed.");
    if (result.isInProgress)
        return JobWords::tr("Requested. The service is still working on it.");
    return kind == UserJobKind::Refresh ? JobWords::tr("Requested.")
        : isDeregistration              ? JobWords::tr("Disconnected.")
                                        : JobWords::tr("Changed.");
}

} // namespace

QString formatFaultType(const QString &type)
{
    return type.isEmpty() ? JobWords::tr("Error") : known::nameOf(known::List::ConnectionErrors, type);
}

QString formatSourceFault(const UserJob::Fault &fault)
{
    return JobWords::tr("%1: %2", "a source and its problem")
        .arg(known::nameOf(known::List::Providers, fault.slug), formatFaultType(fault.type));
}

QString formatJobUser(const UserJob &job, quint32 user)
{
    const UserJob::Result &result = job.result(user);
    switch (job.state(user)) {
    case UserJobState::Waiting:
    case UserJobState::NotSent:
        return result.wasRefused ? JobWords::tr("Rate limited.") : QString();
    case UserJobState::Sending:
        return {};
    case UserJobState::Skipped:
        return result.leftOut ? formatExclusion(*result.leftOut) : QString();
    case UserJobState::Done:
        return isReadOnly(job.plan().order.kind) ? formatChecked(job, user) : formatDone(job.plan().order.kind, result);
    case UserJobState::Failed:
        return result.httpStatus == 0
            ? describe(job.error(user)).sentence
            : JobWords::tr("%1 Status %2.", "what went wrong, and the HTTP status")
                  .arg(describe(job.error(user)).sentence, QString::number(result.httpStatus));
    case UserJobState::Unknown:
        return result.isChecked
            ? JobWords::tr("Checked: the service still returns the old value. The change may still take effect.")
            : JobWords::tr("Sent, but no response arrived.");
    }
    return {};
}

} // namespace labdesk
