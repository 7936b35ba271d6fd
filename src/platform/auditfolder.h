// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "platform/auditchain.h"
#include "platform/systemfile.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// The audit trail on disk: its own folder (0700) with files of JSON lines (0600) that form one chain, and a note with
/// the number of records, which reveals whether some were cut off the end. Nothing is ever deleted or repaired: an
/// incomplete last line is moved to <file>.unfinished (-2, -3 ...); if the chain is damaged, the file stays as it is,
/// and a new chain that says so begins in a new file. Only one program can write at a time. Reads and writes whole
/// files and waits for the disk, so use it in a worker thread.
class AuditFolder
{
public:
    static constexpr qint64 defaultFileSize = 5 * 1024 * 1024; ///< bytes, after which a new file is started
    static constexpr qint64 maxFileSize = 64 * 1024 * 1024;    ///< bytes; anything larger is not a file of a trail

    explicit AuditFolder(const QString &folder, qint64 fileSize = defaultFileSize, size_t maxRecords = 10'000);
    Q_DISABLE_COPY(AuditFolder)

    /// Reads and verifies everything, and prepares for append(). `now` and `who` are for the records that it adds
    /// itself.
    AuditReading verify(const QDateTime &now, const QString &who);

    /// Like verify(), for a trail from elsewhere: nothing is created, locked, or written.
    AuditReading read();

    /// Sets a function that is called with each record that was written to disk, and its line.
    void setForwarder(std::function<void(const AuditRecord &, const QByteArray &line)> forward)
    {
        m_forward = std::move(forward);
    }

    /// Writes the record to disk, waits for it, and sets its number. Returns the problem if that fails. Requires
    /// verify().
    std::optional<AuditProblem> append(AuditRecord &record);

private:
    struct File
    {
        QString name;
        int number = 0;
    };
    std::vector<File> files() const;
    std::optional<AuditProblem> lock();
    void readHead();
    void noteDamage(AuditReading &reading, const AuditDamage &damage);
    void readFile(const File &file, AuditReading &reading);
    void checkLength(AuditReading &reading);
    void continueChain(AuditReading &reading, const QDateTime &now, const QString &who);
    bool keepUnfinished(qint64 begin, AuditReading &reading) const;
    std::optional<AuditProblem> openFile(int number);
    void writeHead() const;

    QString m_folder;
    qint64 m_fileSize;
    size_t m_maxRecords;
    SystemFile m_head; ///< the note, locked while this object writes
    SystemFile m_file;
    int m_fileNumber = 0;
    qint64 m_written = 0; ///< bytes in the file
    AuditLink m_link;
    std::function<void(const AuditRecord &, const QByteArray &)> m_forward;
    std::optional<AuditProblem> m_problem; ///< why there is no open file

    // Only used while verifying
    std::optional<AuditLink> m_noted; ///< the last record and its hash according to the note
    bool m_hasNote = false;
    std::optional<AuditLink> m_expected;
    bool m_isDamaged = false; ///< whether the chain written last is damaged
    bool m_isUnfinished = false;
};

} // namespace labdesk
