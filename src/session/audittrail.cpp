// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/audittrail.h"

#include "domain/pii.h"
#include "domain/textnormalization.h"
#include "domain/useredit.h"
#include "platform/auditchain.h"
#include "platform/auditfolder.h"
#include "platform/auditjournal.h"
#include "platform/process.h"
#include "session/connectionserialization.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace labdesk {

namespace {

QString joinedByCommas(const QStringList &words)
{
    return words.join(u',').left(maxAuditTextLength);
}

} // namespace

AuditRecord AuditTrail::recordOf(const AuditEntry &entry) const
{
    AuditRecord record{.at = m_now(),
                       .who = m_who,
                       .person = m_person,
                       .connection = entry.connection.left(maxAuditTextLength),
                       .operation = auditKey(entry.operation),
                       .ticket = entry.ticket.value_or(QString()).left(maxAuditTextLength),
                       .count = entry.count,
                       .outcome = auditKey(entry.outcome)};
    if (entry.environment)
        record.environment = environmentKey(*entry.environment);
    if (entry.field)
        record.field = privacy::fieldKey(*entry.field);
    QStringList changed;
    for (const UserField field : entry.changed)
        changed += wireName(field);
    record.changed = joinedByCommas(changed);
    if (personalDataIn(entry.userId) == PersonalData::None)
        record.target = entry.userId.left(maxAuditTextLength);
    if (m_details) {
        record.provider = joinedByCommas(entry.providers);
        record.zoneBefore = entry.zoneBefore.left(maxAuditTextLength);
        record.zoneAfter = entry.zoneAfter.left(maxAuditTextLength);
    }
    return record;
}

AuditTrail::AuditTrail(std::function<QDateTime()> now, QObject *parent) : QObject(parent), m_now(std::move(now))
{
    m_disk.setMaxThreadCount(1);
}

AuditTrail::~AuditTrail()
{
    m_disk.waitForDone();
    if (!m_worker)
        return;
    // Runs after all calls that were queued before.
    QMetaObject::invokeMethod(
        m_worker.get(), [this] { m_files.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void AuditTrail::setPerson(const QString &name)
{
    m_person = withoutInvisible(name).simplified().left(maxAuditTextLength);
}

void AuditTrail::forwardTo(const QString &socket)
{
    Q_ASSERT(!m_worker);
    m_journal = std::make_unique<AuditJournal>(socket);
    m_intentJournal = std::make_unique<AuditJournal>(socket);
}

/// Runs in the trail's thread.
void AuditTrail::forward(const AuditRecord &record, const QByteArray &line)
{
    const auto why = m_journal->send(record, line);
    QMetaObject::invokeMethod(
        this, [this, why] { followForwarding(why); }, Qt::QueuedConnection);
}

void AuditTrail::followForwarding(const std::optional<QString> &why)
{
    if (why && !std::exchange(m_hasReportedForwarding, true))
        Q_EMIT forwardingFailed(*why);
}

bool AuditTrail::canStore() const
{
    return m_worker && m_verifiedAt.isValid() && !m_reading.problem;
}

bool AuditTrail::canRecord() const
{
    return (canStore() && m_isIntentStored) || m_isIntentForwarded;
}

void AuditTrail::keepIn(const QString &folder)
{
    Q_ASSERT(!m_worker);
    m_folder = folder;
    m_who = accountName();
    m_files = std::make_unique<AuditFolder>(folder, AuditFolder::defaultFileSize, maxRecords);
    if (m_journal)
        m_files->setForwarder([this](const AuditRecord &record, const QByteArray &line) { forward(record, line); });
    m_worker = std::make_unique<QObject>();
    m_worker->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("audit"));
    m_thread.start();
    verify();
    const auto left = m_intents.open(QDir(folder).filePath(QStringLiteral("audit.pending")));
    m_unresolvedWrites = int(left.size());
    for (const PendingWrites::Leftover &one : left)
        recordLine(one.record, one.slot);
}

void AuditTrail::verify()
{
    if (!m_worker || m_state == State::Verifying)
        return;
    setState(State::Verifying);
    QMetaObject::invokeMethod(
        m_worker.get(),
        [this, now = m_now(), who = m_who] {
            auto found = std::make_shared<AuditReading>(m_files->verify(now, who));
            QMetaObject::invokeMethod(
                this, [this, found] { take(std::move(*found)); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void AuditTrail::record(const AuditEntry &entry, int intent)
{
    if (m_worker)
        recordLine(recordOf(entry), intent);
}

/// An intent whose outcome couldn't be recorded stays pending, so that the next start tries again.
void AuditTrail::recordLine(AuditRecord record, int intent)
{
    QMetaObject::invokeMethod(
        m_worker.get(),
        [this, record = std::move(record), intent]() mutable {
            const auto problem = m_files->append(record);
            if (!problem && intent != 0) {
                // Synced, because after a power failure the write would otherwise be recorded again, as unknown.
                (void)(m_intents.clear(intent) && m_intents.file()->sync());
            }
            // The journal works without the files. A record that isn't in the files has no number.
            if (problem && m_journal) {
                record.number = 0;
                forward(record, auditLine(record, firstAuditHash()));
            }
            QMetaObject::invokeMethod(
                this, [this, record, problem, intent] { written(record, problem, intent); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

int AuditTrail::begin(const AuditEntry &entry)
{
    AuditRecord record = recordOf(entry);
    record.outcome = auditKey(AuditOutcome::Unknown); // until the outcome is known
    const int intent = m_intents.begin(record);
    m_isIntentStored = intent != 0;
    m_isIntentForwarded = m_worker && m_intentJournal && !(canStore() && m_isIntentStored) && forwardIntent(record);
    return intent;
}

void AuditTrail::whenOnDisk(std::vector<std::shared_ptr<SystemFile>> files, std::function<void(bool isDone)> then)
{
    if (const auto &file = m_intents.file())
        files.push_back(file);
    if (files.empty())
        return then(true);
    m_waiting.files.insert(files.begin(), files.end());
    m_waiting.then.push_back(std::move(then));
    if (!std::exchange(m_isSyncing, true))
        syncWaiting();
}

/// Requests that arrive meanwhile are synced together afterwards.
void AuditTrail::syncWaiting()
{
    m_disk.start([this, waiting = std::exchange(m_waiting, {}), intents = m_intents.file()] {
        bool isDone = true; // a job's record doesn't count: the write is recorded without it
        for (const auto &file : waiting.files)
            isDone = (file->sync() || file != intents) && isDone;
        QMetaObject::invokeMethod(
            this,
            [this, then = waiting.then, isDone] {
                m_isSyncing = !m_waiting.then.empty();
                if (m_isSyncing)
                    syncWaiting();
                for (const auto &one : then)
                    one(isDone);
            },
            Qt::QueuedConnection);
    });
}

/// Sends in the calling thread, because the trail's thread may be busy reading files, and the result decides whether
/// the write is sent. Earlier successes prove nothing, because the journal may have stopped since.
bool AuditTrail::forwardIntent(const AuditRecord &record)
{
    const auto why = m_intentJournal->send(record, auditLine(record, firstAuditHash()));
    followForwarding(why);
    return !why;
}

void AuditTrail::discardIntent(int intent)
{
    (void)m_intents.clear(intent);
    m_intents.free(intent);
    if (const auto &file = m_intents.file())
        QMetaObject::invokeMethod(
            m_worker.get(), [file] { (void)file->sync(); }, Qt::QueuedConnection);
}

void AuditTrail::take(AuditReading reading)
{
    Q_EMIT aboutToBeVerified();
    m_records.assign(std::move_iterator(reading.records.begin()), std::move_iterator(reading.records.end()));
    reading.records.clear();
    m_total = reading.total;
    m_reading = std::move(reading);
    m_verifiedAt = m_now();
    setState(stateNow());
    Q_EMIT verified();
}

void AuditTrail::written(const AuditRecord &record, std::optional<AuditProblem> problem, int intent)
{
    if (m_reading.problem != problem) {
        m_reading.problem = problem;
        if (m_state != State::Verifying)
            setState(stateNow());
    }
    if (problem)
        return;
    m_intents.free(intent);
    if (m_records.size() >= maxRecords) {
        Q_EMIT aboutToDropFirst();
        m_records.pop_front();
        Q_EMIT droppedFirst();
    }
    m_records.push_back(record);
    ++m_total;
    Q_EMIT recorded(record);
}

AuditTrail::State AuditTrail::stateNow() const
{
    if (m_reading.problem)
        return State::NotRecording;
    return m_reading.damagedParts.empty() ? State::Whole : State::Damaged;
}

void AuditTrail::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace labdesk
