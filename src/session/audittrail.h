// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "platform/pendingwrites.h"
#include "session/auditentry.h"

#include <QObject>
#include <QThread>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace labdesk {

class AuditFolder;
class AuditJournal;

/// The maximum length of a name or a list in a record, so that a long one can't fill the disk.
inline constexpr qsizetype maxAuditTextLength = 200;

/// The audit trail: what was done with this program, and which hidden values were seen, recorded as it happens; see
/// platform/auditfolder.h. Reading, verifying, and writing run in a separate thread, in the order of the calls. The
/// window waits in two cases only: in the destructor, until the last records are on disk, and in begin(), if the
/// journal has to replace the files. For the GUI thread.
class AuditTrail : public QObject
{
    Q_OBJECT

public:
    enum class State { Off, Verifying, Whole, Damaged, NotRecording };
    static constexpr size_t maxRecords = 10'000; ///< in memory; the files have all of them

    explicit AuditTrail(
        std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); }, QObject *parent = nullptr);
    ~AuditTrail() override;

    /// Opens the trail in a folder: verifies what is there and appends to it. Records that are made during the
    /// verification wait for it. Call it once.
    void keepIn(const QString &folder);
    /// The name of the person to record from now on; empty: only the account is recorded.
    void setPerson(const QString &name);
    /// If off, records name no provider and no time zone. The administrator decides this.
    void setDetails(bool on) { m_details = on; }
    /// Also sends each record to the system's journal at this socket. Call it before keepIn().
    void forwardTo(const QString &socket);
    void verify(); ///< verifies everything again; emits verified() when done
    /// Does nothing without a folder. `intent`: what begin() returned for the write whose outcome this is.
    void record(const AuditEntry &entry, int intent = 0);

    /// Announces a write that is about to be sent. If the program ends before its outcome is recorded, the next start
    /// records it as unknown. If the files can't store that, the journal gets it as unknown at once, which takes two
    /// seconds at most. Returns the number of the intent; 0 if there is no trail.
    int begin(const AuditEntry &entry);
    /// Calls `then` once the write that begin() announced, and `files`, are on disk; with false if announcing it
    /// failed. The write must not be sent before. A separate thread waits, so that a slow disk doesn't block the
    /// window.
    void whenOnDisk(std::vector<std::shared_ptr<SystemFile>> files, std::function<void(bool isDone)> then);
    void discardIntent(int intent); ///< for a write that was refused for now or never sent, and so has no outcome
    /// Writes that an earlier run had begun and whose outcome is unknown.
    int unresolvedWrites() const { return m_unresolvedWrites; }

    /// Whether the write of the last begin() will be recorded whatever happens: in the files or, if records are
    /// forwarded, in the journal. False as long as that isn't known.
    bool canRecord() const;

    State state() const { return m_state; }
    const QString &folder() const { return m_folder; }
    /// The result of the last verification, without its records. Its problem is that of the last write.
    const AuditReading &reading() const { return m_reading; }
    const QDateTime &verifiedAt() const { return m_verifiedAt; }         ///< UTC; invalid: not yet
    quint64 total() const { return m_total; }                            ///< records in all files
    const std::deque<AuditRecord> &records() const { return m_records; } ///< the newest of them, oldest first

Q_SIGNALS:
    void recorded(const labdesk::AuditRecord &record); ///< written to disk and appended to records()
    void forwardingFailed(const QString &why);         ///< emitted once; the trail itself continues
    void aboutToDropFirst();
    void droppedFirst();
    void aboutToBeVerified(); ///< records() are about to be replaced
    void verified();
    void stateChanged();

private:
    AuditRecord recordOf(const AuditEntry &entry) const;
    void take(AuditReading reading);
    void recordLine(AuditRecord record, int intent);
    void syncWaiting();
    void written(const AuditRecord &record, std::optional<AuditProblem> problem, int intent);
    void forward(const AuditRecord &record, const QByteArray &line);
    void followForwarding(const std::optional<QString> &why);
    bool forwardIntent(const AuditRecord &record);
    bool canStore() const; ///< whether the files can store records, as far as is known
    void setState(State state);
    State stateNow() const;

    std::function<QDateTime()> m_now;
    QString m_who;
    QString m_person;
    bool m_details = true;
    QString m_folder;
    State m_state = State::Off;
    AuditReading m_reading;
    QDateTime m_verifiedAt;
    quint64 m_total = 0;
    std::deque<AuditRecord> m_records;
    QThread m_thread;
    std::unique_ptr<QObject> m_worker;             ///< lives in the thread; calls queued on it run there in order
    std::unique_ptr<AuditJournal> m_journal;       ///< used in that thread only
    std::unique_ptr<AuditFolder> m_files;          ///< used in that thread only
    std::unique_ptr<AuditJournal> m_intentJournal; ///< for begin()
    bool m_hasReportedForwarding = false;
    bool m_isIntentStored = true;     ///< of the last write
    bool m_isIntentForwarded = false; ///< of the last write
    PendingWrites m_intents;
    struct Waiting
    {
        std::set<std::shared_ptr<SystemFile>> files;
        std::vector<std::function<void(bool isDone)>> then;
    };
    Waiting m_waiting;
    bool m_isSyncing = false;
    QThreadPool m_disk; ///< of one thread
    int m_unresolvedWrites = 0;
};

} // namespace labdesk
