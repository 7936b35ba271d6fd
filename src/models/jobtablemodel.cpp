// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jobtablemodel.h"

#include "models/userjobtexts.h"

using namespace Qt::StringLiterals;

namespace labdesk {

JobTableModel::JobTableModel(const UserJobs &jobs, std::function<QString(const QString &)> nameOf, QObject *parent)
    : RowModel(parent), m_jobs(jobs), m_nameOf(std::move(nameOf))
{
    connect(&jobs, &UserJobs::added, this, &JobTableModel::reset);
    connect(&jobs, &UserJobs::removed, this, &JobTableModel::reset);
    connect(&jobs, &UserJobs::interruptedChanged, this, &JobTableModel::reset);
    connect(&jobs, &UserJobs::changed, this, &JobTableModel::jobChanged);
    reset();
}

void JobTableModel::reset()
{
    beginResetModel();
    m_shownJobs = int(m_jobs.jobs().size());
    m_shownInterrupted = int(m_jobs.interrupted().size());
    endResetModel();
}

void JobTableModel::jobChanged(quint64 id)
{
    for (int row = 0; row < m_shownJobs; ++row)
        if (jobAt(row)->id() == id)
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

UserJob *JobTableModel::jobAt(int row) const
{
    return row < 0 || row >= m_shownJobs ? nullptr : m_jobs.jobs()[size_t(m_shownJobs - 1 - row)].get();
}

const InterruptedUserJob *JobTableModel::interruptedAt(int row) const
{
    return row < m_shownJobs || row >= rowCount() ? nullptr : &m_jobs.interrupted()[size_t(row - m_shownJobs)];
}

QString JobTableModel::titleOf(const UserJob &job, ZoneForm zones) const
{
    return jobTitle(job.plan().order, m_nameOf(job.plan().order.providerSlug), zones);
}

int JobTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shownJobs + m_shownInterrupted;
}

QString JobTableModel::progressLine(int row) const
{
    const UserJob *job = jobAt(row);
    const InterruptedUserJob *interrupted = interruptedAt(row);
    const UserJobTotals totals = job ? job->engine().totals() : interrupted->totals();
    const QString users = tr("%1 of %Ln user(s)", nullptr, int(totals.all())).arg(localNumber(totals.ended()));
    const QDateTime startTime = (job ? job->begunAt() : interrupted->begunAt).toLocalTime();
    return !startTime.isValid() ? users
                                : joinFacts({users, job ? localTime(startTime.time()) : localDate(startTime.date())});
}

QString JobTableModel::nameAt(int row, ZoneForm zones) const
{
    const UserJob *job = jobAt(row);
    return job ? titleOf(*job, zones) : formatJobKind(interruptedAt(row)->kind);
}

Chip JobTableModel::chipAt(int row) const
{
    const UserJob *job = jobAt(row);
    return job ? jobChip(*job) : Chip{tr("Interrupted"), Chip::Tone::Warn};
}

JobTableModel::Columns JobTableModel::columns() const
{
    static constexpr RowColumn<JobRow> all[] = {
        {.key = "job",
         .title = QT_TR_NOOP("Job"),
         .text = [](JobRow of) { return of.model.nameAt(of.row); },
         .spoken = [](JobRow of) { return of.model.nameAt(of.row) + u", "_s + of.model.progressLine(of.row); },
         .value = [](JobRow of) -> QVariant { return of.model.nameAt(of.row, ZoneForm::Id); }},
        {.key = "state",
         .title = QT_TR_NOOP("State"),
         .text = [](JobRow of) { return of.model.chipAt(of.row).text; },
         .chips = [](JobRow of) { return Chips{of.model.chipAt(of.row)}; }},
    };
    static_assert(std::size(all) == size_t(Column::State) + 1);
    return all;
}

QString JobTableModel::idOf(JobRow of) const
{
    const UserJob *job = jobAt(of.row);
    return job ? QString::number(job->id()) : interruptedAt(of.row)->id;
}

QVariant JobTableModel::data(const QModelIndex &index, int role) const
{
    if (role != ProgressLineRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return RowModel::data(index, role);
    return Column(index.column()) == Column::Name ? progressLine(index.row()) : QString();
}

} // namespace labdesk
