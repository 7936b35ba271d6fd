// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/audittexts.h"

#include "models/audittablemodel.h"
#include "session/userdirectory.h"
#include "store/usershortlist.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"

#include <QDir>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

AuditWords formatProblem(AuditProblem problem, const QString &folder)
{
    const QString sentence = AuditTrail::tr("Actions aren’t being recorded.");
    switch (problem) {
    case AuditProblem::NotWritable:
        return {Tone::Bad, sentence,
                AuditTrail::tr("Can’t write to the folder %1. Make it writable for your account, then select Verify.")
                    .arg(folder)};
    case AuditProblem::DiskFull:
        return {Tone::Bad, sentence,
                AuditTrail::tr(
                    "The disk is full, so the audit trail can’t be written to %1. Free up space, then select Verify.")
                    .arg(folder)};
    case AuditProblem::InUse:
        return {Tone::Bad, sentence,
                AuditTrail::tr("Another Labdesk window under your account is writing to the audit trail. Close one of "
                               "the two windows, then select Verify.")};
    }
    Q_UNREACHABLE();
}

AuditWords formatDamage(const AuditReading &reading, const QString &folder)
{
    QStringList more{AuditTrail::tr("A disk error, another program, or a person changed it after it was written. "
                                    "Records after that point are shown, but can’t be trusted."),
                     AuditTrail::tr("Nothing was repaired. The files are kept in %1, and new records start a new audit "
                                    "trail. Keep a copy and tell your security team.")
                         .arg(folder)};
    if (reading.damagedParts.size() > 1)
        more += AuditTrail::tr("%Ln problem(s) in total.", nullptr, int(reading.damagedParts.size()));
    return {Tone::Bad, damageSentence(reading.damagedParts.front()), more.join(u' ')};
}

} // namespace

QString damageSentence(const AuditDamage &damage)
{
    const QString number = localNumber(qint64(damage.record));
    switch (damage.kind) {
    case AuditDamage::Kind::Changed:
        return AuditTrail::tr("The audit trail is damaged: record %1 in %2 was altered.").arg(number, damage.file);
    case AuditDamage::Kind::Missing:
        return AuditTrail::tr("The audit trail is damaged: records before number %1 in %2 are missing.")
            .arg(number, damage.file);
    case AuditDamage::Kind::Truncated:
        return AuditTrail::tr("The audit trail is damaged: records from number %1 on were removed.").arg(number);
    case AuditDamage::Kind::LengthMissing:
        return AuditTrail::tr("The audit trail is damaged: its record count is missing or unreadable.");
    case AuditDamage::Kind::Unreadable:
        return AuditTrail::tr("The audit trail is damaged: the file %1 can’t be read.").arg(damage.file);
    case AuditDamage::Kind::NewChain:
        return AuditTrail::tr("The audit trail was damaged earlier. A new one starts with record %1 in %2.")
            .arg(number, damage.file);
    }
    Q_UNREACHABLE();
}

AuditWords formatAuditProblem(const AuditTrail &trail)
{
    const QString folder = QDir::toNativeSeparators(trail.folder());
    const AuditReading &reading = trail.reading();
    switch (trail.state()) {
    case AuditTrail::State::Off:
        return {Tone::Info, AuditTrail::tr("The audit trail is turned off."), {}};
    case AuditTrail::State::Verifying:
        return {Tone::Info, AuditTrail::tr("Verifying the audit trail…"), {}};
    case AuditTrail::State::NotRecording:
        return formatProblem(reading.problem.value_or(AuditProblem::NotWritable), folder);
    case AuditTrail::State::Damaged:
        return formatDamage(reading, folder);
    case AuditTrail::State::Whole:
        break;
    }
    QStringList more;
    if (reading.hadUnfinishedWrite)
        more += AuditTrail::tr("The last record was incomplete because Labdesk quit unexpectedly, so it was moved to "
                               "%1. No other record is affected.")
                    .arg(QDir::toNativeSeparators(reading.unfinishedFile));
    more += AuditTrail::tr("Verified at %1. Verification detects changes but can’t prevent them: someone with write "
                           "access to %2 could replace the whole trail.")
                .arg(localTimeWithSeconds(trail.verifiedAt().toLocalTime().time()), folder);
    return {Tone::Ok,
            AuditTrail::tr("Audit trail verified: %Ln record(s), no changes found.", nullptr, int(reading.total)),
            more.join(u' ')};
}

QString filterPlaceholder()
{
    return AuditTrail::tr("Client ID, user ID, staff member, ticket, action, or day");
}

std::function<QString(const QString &userId)> clientIdLookup(const UserDirectory &users)
{
    return [&users](const QString &userId) {
        const auto id = UserId::parse(userId);
        const auto row = id ? users.store().find(*id) : std::nullopt;
        return row ? users.store().clientUserId(*row) : QString();
    };
}

NoMatchExplanation explainNoMatches(const AuditTableModel &model, const UserDirectory *users)
{
    const QStringList words = model.filter().words();
    const auto missing = std::ranges::find_if_not(words, [&](const QString &word) { return model.containsText(word); });
    if (missing == words.end())
        return {AuditTrail::tr("No action matches all of these terms.")};
    if (!users)
        return {AuditTrail::tr("No action contains “%1”.").arg(*missing)};
    const QString quoted = u"\"%1\""_s.arg(QString(*missing).replace(u'"', u"\"\""_s));
    const auto known
        = shortlist(users->store().snapshot(), u"client:%1 OR id:%1"_s.arg(quoted), 1, QDateTime::currentDateTimeUtc());
    if (!known.empty())
        return {AuditTrail::tr("Nothing is recorded here for %1. Each account on each computer has its own trail.")
                    .arg(formatUserName(users->store().user(known.front())))};
    if (!users->isComplete())
        return {AuditTrail::tr("No action contains “%1”. The audit trail doesn’t store client IDs. Load users to "
                               "search by client ID, or search by user ID.")
                    .arg(*missing),
                !std::holds_alternative<Loading>(users->state())};
    return {AuditTrail::tr("No action or client ID contains “%1”. Check the ID. For a deleted user, search by user ID.")
                .arg(*missing)};
}

} // namespace labdesk
