// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"

#include <QFile>

#include <memory>

namespace labdesk {

/// The file of one running job, mode 0600: created before anything is sent, with one short line for each event, so that
/// it is true whenever the program ends. IDs and outcomes only.
class JobRecord
{
public:
    void note(quint32 user, UserJobState state); ///< users by their place in the job
    void discard();                              ///< the job has come to its end: nothing is left to report

private:
    friend class JobRecords;
    explicit JobRecord(const QString &path) : m_file(path) { }
    QFile m_file; ///< locked, so that it is seen to belong to a program that lives
};

/// A folder of such traces.
class JobRecords
{
public:
    explicit JobRecords(const QString &folder) : m_folder(folder) { }

    /// Null when it cannot be written; the job is then not on record.
    std::unique_ptr<JobRecord> begin(const InterruptedUserJob &job) const;
    /// Of jobs that no living program works on. Damaged lines are passed over.
    std::vector<InterruptedUserJob> leftOver() const;
    void forget(const QString &id) const;

private:
    QString pathOf(const QString &id) const;
    QString m_folder;
};

} // namespace labdesk
