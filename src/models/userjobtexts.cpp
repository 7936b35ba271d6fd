// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userjobtexts.h"

#include "text/localtexts.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct JobWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::JobWords)
};

} // namespace

QString jobTitle(const UserJobOrder &order, const QString &provider)
{
    switch (order.kind) {
    case UserJobKind::ChangeZone:
        return JobWords::tr("Change the time zone to %1").arg(order.zone);
    case UserJobKind::Deregister:
        return JobWords::tr("Deregister %1").arg(provider);
    case UserJobKind::Refresh:
    case UserJobKind::RestoreZone:
        break;
    }
    return formatJobKind(order.kind);
}

QString formatJobKind(UserJobKind kind)
{
    switch (kind) {
    case UserJobKind::Refresh:
        return JobWords::tr("Request data refresh");
    case UserJobKind::ChangeZone:
        return JobWords::tr("Change the time zone");
    case UserJobKind::Deregister:
        return JobWords::tr("Deregister a source");
    case UserJobKind::RestoreZone:
        return JobWords::tr("Put time zones back");
    }
    return {};
}

QString formatJobTotals(const UserJobTotals &totals)
{
    QStringList parts{JobWords::tr("%1 done").arg(localNumber(totals.done))};
    if (totals.failed > 0)
        parts += JobWords::tr("%1 failed").arg(localNumber(totals.failed));
    if (totals.unknown > 0)
        parts += JobWords::tr("%1 unknown").arg(localNumber(totals.unknown));
    if (totals.sending > 0)
        parts += JobWords::tr("%1 under way").arg(localNumber(totals.sending));
    if (totals.waiting > 0)
        parts += JobWords::tr("%1 waiting").arg(localNumber(totals.waiting));
    if (totals.notSent > 0)
        parts += JobWords::tr("%1 not sent").arg(localNumber(totals.notSent));
    return localRow(parts);
}

namespace {

/// Where a job stands, in the order in which they are looked for.
enum class JobStand {
    Checking,
    Cancelled,
    EndedWithFailures,
    Done,
    BeingCancelled,
    Paused,
    Stopped,
    InLine,
    HeldBack,
    Running
};

JobStand standOf(const UserJob &job)
{
    const UserJobEngine &engine = job.engine();
    if (engine.isChecking())
        return JobStand::Checking;
    if (job.isEnded())
        return engine.isCancelled()                                ? JobStand::Cancelled
            : engine.totals().failed + engine.totals().unknown > 0 ? JobStand::EndedWithFailures
                                                                   : JobStand::Done;
    if (engine.isCancelled())
        return JobStand::BeingCancelled;
    if (engine.phase() == UserJobEngine::Phase::Paused)
        return engine.reason() == UserJobEngine::Reason::Person ? JobStand::Paused : JobStand::Stopped;
    if (job.isQueued())
        return JobStand::InLine;
    return job.secondsHeld() > 0 ? JobStand::HeldBack : JobStand::Running;
}

Chip chipOf(JobStand stand)
{
    switch (stand) {
    case JobStand::Checking:
        return {JobWords::tr("checking"), Chip::Tone::Accent, Chip::Mark::UnderWay};
    case JobStand::Cancelled:
        return {JobWords::tr("cancelled"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    case JobStand::EndedWithFailures:
        return {JobWords::tr("ended with failures"), Chip::Tone::Warn};
    case JobStand::Done:
        return {JobWords::tr("done"), Chip::Tone::Ok};
    case JobStand::BeingCancelled:
        return {JobWords::tr("being cancelled"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    case JobStand::Paused:
        return {JobWords::tr("paused"), Chip::Tone::Neutral, Chip::Mark::Paused};
    case JobStand::Stopped:
        return {JobWords::tr("paused"), Chip::Tone::Warn};
    case JobStand::InLine:
        return {JobWords::tr("in line"), Chip::Tone::Neutral, Chip::Mark::Waiting};
    case JobStand::HeldBack:
        return {JobWords::tr("held back"), Chip::Tone::Warn};
    case JobStand::Running:
        return {JobWords::tr("running"), Chip::Tone::Accent, Chip::Mark::UnderWay};
    }
    return {};
}

} // namespace

Chip jobChip(const UserJob &job)
{
    return chipOf(standOf(job));
}

Chips everyJobChip()
{
    Chips all;
    for (int stand = 0; stand <= int(JobStand::Running); ++stand)
        all.append(chipOf(JobStand(stand)));
    return all;
}

QString formatJobStandstill(const UserJob &job)
{
    const UserJobEngine &engine = job.engine();
    if (job.isEnded())
        return {};
    if (engine.isCancelled())
        return JobWords::tr("Nothing more is sent. %Ln answer(s) are still awaited.", nullptr,
                            int(engine.totals().sending));
    if (engine.phase() == UserJobEngine::Phase::Paused) {
        switch (engine.reason()) {
        case UserJobEngine::Reason::Person:
            return JobWords::tr("Paused. Nothing is sent until you resume.");
        case UserJobEngine::Reason::Unreachable:
            return JobWords::tr("The service cannot be reached. Nothing is sent until you resume.");
        case UserJobEngine::Reason::NotAllowed:
            return JobWords::tr(
                "The service does not accept the key for this. Everybody else would be refused as well.");
        case UserJobEngine::Reason::NoAnswers:
            return JobWords::tr(
                "The service did not answer several times in a row. Look at what became of those before you resume.");
        }
    }
    if (job.isQueued())
        return JobWords::tr("Another job is at work. This one begins after it.");
    if (const int seconds = job.secondsHeld(); seconds > 0)
        return JobWords::tr("The service asked for a pause. The job goes on in %Ln second(s).", nullptr, seconds);
    return {};
}

QString formatExclusion(UserJobExclusion why)
{
    switch (why) {
    case UserJobExclusion::SameZone:
        return JobWords::tr("has this zone already");
    case UserJobExclusion::NotConnected:
        return JobWords::tr("is not connected to this source");
    case UserJobExclusion::NoSource:
        return JobWords::tr("has no source: there is nothing to refresh");
    case UserJobExclusion::IngestionEnded:
        return JobWords::tr("ingestion has ended, no source is left");
    case UserJobExclusion::RefreshesSpent:
        return JobWords::tr("was refreshed as often as the service allows in an hour");
    case UserJobExclusion::NoZoneBefore:
        return JobWords::tr("had no zone before, and a zone cannot be cleared");
    case UserJobExclusion::NotChanged:
        return JobWords::tr("was not changed by that job");
    case UserJobExclusion::OutcomeOpen:
        return JobWords::tr("outcome unknown in that job: check first");
    }
    return {};
}

Chip jobUserChip(UserJobState state, const UserJob::Result &result)
{
    switch (state) {
    case UserJobState::Waiting:
        return {result.wasRefused ? JobWords::tr("waits again") : JobWords::tr("waiting"), Chip::Tone::Neutral,
                Chip::Mark::Waiting};
    case UserJobState::Sending:
        return {JobWords::tr("under way"), Chip::Tone::Accent, Chip::Mark::UnderWay};
    case UserJobState::Done:
        return {JobWords::tr("done"), result.isNotSeen || result.isPartly ? Chip::Tone::Warn : Chip::Tone::Ok};
    case UserJobState::Failed:
        return {JobWords::tr("failed"), Chip::Tone::Bad};
    case UserJobState::Unknown:
        return {JobWords::tr("unknown"), Chip::Tone::Warn};
    case UserJobState::NotSent:
        return {JobWords::tr("not sent"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    }
    return {};
}

Chips everyJobUserChip()
{
    UserJob::Result refused;
    refused.wasRefused = true;
    UserJob::Result notSeen;
    notSeen.isNotSeen = true;
    Chips all{jobUserChip(UserJobState::Waiting, refused), jobUserChip(UserJobState::Done, notSeen)};
    for (const UserJobState state : {UserJobState::Waiting, UserJobState::Sending, UserJobState::Failed,
                                     UserJobState::Unknown, UserJobState::NotSent})
        all.append(jobUserChip(state, {}));
    return all;
}

QString formatJobUser(const UserJob &job, quint32 user)
{
    const UserJob::Result &result = job.result(user);
    switch (job.state(user)) {
    case UserJobState::Waiting:
    case UserJobState::NotSent:
        return result.wasRefused ? JobWords::tr("The service asked for a pause.") : QString();
    case UserJobState::Sending:
        return {};
    case UserJobState::Done:
        if (result.isNotSeen)
            return job.plan().order.kind == UserJobKind::Deregister
                ? JobWords::tr("Accepted, but still listed: a phone app may reconnect by itself.")
                : JobWords::tr("Accepted, but the list still shows the old zone.");
        if (result.alreadyGone)
            return JobWords::tr("Nothing was left to do.");
        if (result.isPartly)
            return JobWords::tr("Requested, but not every source could be asked.");
        return result.isInProgress ? JobWords::tr("The service is at it.") : QString();
    case UserJobState::Failed:
        return describe(job.error(user)).sentence;
    case UserJobState::Unknown:
        return result.isChecked ? JobWords::tr("Looked for, and not seen yet: it may still arrive.")
                                : JobWords::tr("Sent, and no answer came.");
    }
    return {};
}

} // namespace labdesk
