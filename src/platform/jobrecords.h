// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"

#include <QFile>

#include <memory>

namespace labdesk {

/// The file of a running job, mode 0600: created before anything is sent, with a short line appended for each event, so
/// that it is accurate whenever the program ends. Contains only IDs and outcomes.
class JobRecord
{
public:
    void note(quint32 user, UserJobState state); ///< `user`: index within the job
    void discard();                              ///< deletes the file of a finished job

private:
    friend class JobRecords;
    explicit JobRecord(const QString &path) : m_file(path) { }
    QFile m_file; ///< locked, which shows that the program is still running
};

/// The folder of these files.
class JobRecords
{
public:
    explicit JobRecords(const QString &folder) : m_folder(folder) { }

    /// `job` has the states of a job that is retried, or no states if nothing was sent yet. Null if the file can't be
    /// written; the job then has no record.
    std::unique_ptr<JobRecord> begin(const InterruptedUserJob &job) const;
    /// The jobs that no running program works on. Damaged lines are skipped.
    std::vector<InterruptedUserJob> unfinishedJobs() const;
    void forget(const QString &id) const;

private:
    QString pathOf(const QString &id) const;
    QString m_folder;
};

} // namespace labdesk
