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

/// The audit trail on disk: a folder of its own (0700) with files of JSON lines (0600), which form one chain, and a
/// note of how many records there are, which shows if some were cut off the end. Nothing is ever deleted or repaired:
/// if the chain is damaged, the file stays as it is, and a new chain begins in a new file, which says so. One program
/// writes at a time. It reads and writes whole files and waits for the disk: for a worker thread.
class AuditFolder
{
public:
    static constexpr qint64 defaultFileSize = 5 * 1024 * 1024; ///< bytes, after which the next file goes on
    static constexpr qint64 maxFileSize = 64 * 1024 * 1024;    ///< bytes; a larger one, or a pipe, is none of ours

    explicit AuditFolder(const QString &folder, qint64 fileSize = defaultFileSize, size_t maxRecords = 10'000);
    Q_DISABLE_COPY(AuditFolder)

    /// Reads and verifies everything, and makes ready for append(). `now` and `who` go into what it records itself.
    AuditReading verify(const QDateTime &now, const QString &who);

    /// The same for a trail that is not ours: nothing is made, locked or written.
    AuditReading read();

    /// Told of each record that got to the disk, with its line.
    void setForward(std::function<void(const AuditRecord &, const QByteArray &line)> forward)
    {
        m_forward = std::move(forward);
    }

    /// On the disk, with its number, when this returns; else why not. After verify().
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
    void goOn(AuditReading &reading, const QDateTime &now, const QString &who);
    std::optional<AuditProblem> openFile(int number);
    void writeHead() const;

    QString m_folder;
    qint64 m_fileSize;
    size_t m_mostRecords;
    SystemFile m_head; ///< the note, locked as long as this writes
    SystemFile m_file;
    int m_fileNumber = 0;
    qint64 m_written = 0; ///< bytes in the file
    AuditLink m_link;
    std::function<void(const AuditRecord &, const QByteArray &)> m_forward;
    std::optional<AuditProblem> m_problem; ///< why there is no file

    // While verifying.
    std::optional<AuditLink> m_noted; ///< by the note: the record that was the last, and its hash
    bool m_hasNote = false;
    std::optional<AuditLink> m_expected;
    bool m_isDamaged = false; ///< the chain that was being written
    bool m_isUnfinished = false;
};

} // namespace labdesk
