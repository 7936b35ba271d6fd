// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/audittexts.h"

#include "text/localtexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct AuditTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::AuditTrail)
};

AuditWords problemWords(AuditProblem problem, const QString &folder)
{
    const QString sentence = AuditTexts::tr("What is done here is not being recorded.");
    switch (problem) {
    case AuditProblem::NotWritable:
        return {Tone::Bad, sentence,
                AuditTexts::tr("The folder %1 cannot be written. Make it yours and writable, then press Verify.")
                    .arg(folder)};
    case AuditProblem::DiskFull:
        return {
            Tone::Bad, sentence,
            AuditTexts::tr("There is no room for the audit trail in %1. Make room, then press Verify.").arg(folder)};
    case AuditProblem::InUse:
        return {Tone::Bad, sentence,
                AuditTexts::tr(
                    "Another Labdesk of this account writes the audit trail. Close one of them, then press Verify.")};
    }
    Q_UNREACHABLE();
}

AuditWords damageWords(const AuditReading &reading, const QString &folder)
{
    QStringList more{
        AuditTexts::tr(
            "Something changed the trail after it was written: a fault of the disk, another program, or a person. "
            "Records behind such a place are shown, but prove nothing."),
        AuditTexts::tr("Nothing was put right: the files are kept as they are in %1, and new records go into a new "
                       "chain. Keep a copy "
                       "and tell whoever is responsible for security.")
            .arg(folder)};
    if (reading.damages.size() > 1)
        more += AuditTexts::tr("There are %Ln such place(s) in all.", nullptr, int(reading.damages.size()));
    return {Tone::Bad, damageSentence(reading.damages.front()), more.join(u' ')};
}

} // namespace

QString damageSentence(const AuditDamage &damage)
{
    const QString number = localNumber(qint64(damage.record));
    switch (damage.kind) {
    case AuditDamage::Kind::Changed:
        return AuditTexts::tr("The audit trail is damaged: record %1 in %2 is not what was written.")
            .arg(number, damage.file);
    case AuditDamage::Kind::Missing:
        return AuditTexts::tr("The audit trail is damaged: records before number %1 in %2 are missing.")
            .arg(number, damage.file);
    case AuditDamage::Kind::CutOff:
        return AuditTexts::tr("The audit trail is damaged: the records from number %1 on were taken off its end.")
            .arg(number);
    case AuditDamage::Kind::NoLength:
        return AuditTexts::tr(
            "The audit trail is damaged: the note of how many records there are is missing or unreadable.");
    case AuditDamage::Kind::Unreadable:
        return AuditTexts::tr("The audit trail is damaged: the file %1 cannot be read.").arg(damage.file);
    case AuditDamage::Kind::BegunAnew:
        return AuditTexts::tr("The audit trail was damaged before: a new chain begins with record %1 in %2.")
            .arg(number, damage.file);
    }
    Q_UNREACHABLE();
}

AuditWords auditWords(const AuditTrail &trail)
{
    const QString folder = QDir::toNativeSeparators(trail.folder());
    const AuditReading &reading = trail.reading();
    switch (trail.state()) {
    case AuditTrail::State::Off:
        return {Tone::Info, AuditTexts::tr("No audit trail is kept."), {}};
    case AuditTrail::State::Verifying:
        return {Tone::Info, AuditTexts::tr("Verifying the audit trail…"), {}};
    case AuditTrail::State::NotRecording:
        return problemWords(reading.problem.value_or(AuditProblem::NotWritable), folder);
    case AuditTrail::State::Damaged:
        return damageWords(reading, folder);
    case AuditTrail::State::Whole:
        break;
    }
    QStringList more;
    if (reading.hadUnfinishedWrite)
        more += AuditTexts::tr("The last record had been cut off when the program ended. It was never confirmed, and "
                               "was taken off; nothing else is missing.");
    more += AuditTexts::tr("Verified at %1. This shows changes; it cannot prevent them: whoever may write in %2 could "
                           "make up a whole new trail.")
                .arg(localTimeWithSeconds(trail.verifiedAt().toLocalTime().time()), folder);
    return {Tone::Ok,
            AuditTexts::tr("The audit trail is whole: %Ln record(s) prove each other.", nullptr, int(reading.total)),
            more.join(u' ')};
}

} // namespace labdesk
