// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"
#include "session/userjobs.h"
#include "text/zonetexts.h"

#include <functional>

namespace labdesk {

class JobTableModel;

/// A row: a job of the session, or an interrupted one.
struct JobRow
{
    const JobTableModel &model;
    int row;
};

/// The jobs of a session, newest first, followed by those that were interrupted earlier.
class JobTableModel : public RowModel<JobRow>
{
    Q_OBJECT

public:
    enum class Column { Name, State };
    enum Role {
        ProgressLineRole = FirstModelRole ///< QString: "31 of 48 users · 2:02 PM", progress and start time
    };

    /// `nameOf` turns a provider's slug into its name.
    JobTableModel(const UserJobs &jobs, std::function<QString(const QString &slug)> nameOf, QObject *parent = nullptr);

    UserJob *jobAt(int row) const;                          ///< null: an interrupted job
    const InterruptedUserJob *interruptedAt(int row) const; ///< null: a job of this session
    QString titleOf(const UserJob &job, ZoneForm zones = ZoneForm::Words) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Columns columns() const override;
    JobRow rowAt(int row) const override { return {*this, row}; }
    QString idOf(JobRow of) const override;
    void reset();
    void jobChanged(quint64 id);
    QString nameAt(int row, ZoneForm zones = ZoneForm::Words) const;
    Chip chipAt(int row) const;
    QString progressLine(int row) const;

    const UserJobs &m_jobs;
    std::function<QString(const QString &)> m_nameOf;
    int m_shownJobs = 0;
    int m_shownInterrupted = 0;
};

} // namespace labdesk
