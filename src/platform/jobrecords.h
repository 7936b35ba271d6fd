// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"
#include "platform/systemfile.h"

#include <QStringList>

#include <memory>

namespace labdesk {

/// The file of a running job, mode 0600: created before anything is sent, with a short line appended for each event, so
/// that it is accurate whenever the program ends. Contains only IDs and outcomes.
class JobRecord
{
public:
    ~JobRecord() { m_file->unlock(); } // unlocked now, because a thread that waits for the disk may still own the file
    JobRecord(const JobRecord &) = delete;
    JobRecord &operator=(const JobRecord &) = delete;

    /// `user`: index within the job. On disk after a sync() of file(), which a write must wait for; an outcome needn't,
    /// because without it, the outcome is unknown. False if it can't be written.
    bool note(quint32 user, UserJobState state);
    void discard(); ///< deletes the file of a finished job
    const std::shared_ptr<SystemFile> &file() const { return m_file; }

private:
    friend class JobRecords;
    JobRecord(const QString &path, std::shared_ptr<SystemFile> file, qint64 size)
        : m_path(path), m_file(std::move(file)), m_size(size)
    {
    }
    QString m_path;
    std::shared_ptr<SystemFile> m_file; ///< locked, which shows that the program is still running
    qint64 m_size;                      ///< in bytes, of the complete lines
};

/// The folder of these files.
class JobRecords
{
public:
    explicit JobRecords(const QString &folder) : m_folder(folder) { }

    /// `job` has the states of a job that is retried, or no states if nothing was sent yet. Waits until that is on
    /// disk, in the calling thread, once for a job. Null if the file can't be written; the job then has no record.
    std::unique_ptr<JobRecord> begin(const InterruptedUserJob &job) const;
    /// The jobs that no running program works on. Damaged lines are skipped. A file that can't be read is set aside.
    std::vector<InterruptedUserJob> unfinishedJobs();
    const QStringList &setAsideFiles() const { return m_setAside; } ///< their new paths
    void forget(const QString &id) const;
    const QString &folder() const { return m_folder; }
    bool isOn() const { return !m_folder.isEmpty(); }

private:
    QString pathOf(const QString &id) const;
    QString m_folder;
    QStringList m_setAside;
};

} // namespace labdesk
