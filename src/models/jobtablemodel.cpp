// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jobtablemodel.h"

#include "models/localtexts.h"
#include "models/userjobtexts.h"

namespace labdesk {

JobTableModel::JobTableModel(const UserJobs &jobs, std::function<QString(const QString &)> nameOf, QObject *parent)
    : QAbstractTableModel(parent), m_jobs(jobs), m_nameOf(std::move(nameOf))
{
    connect(&jobs, &UserJobs::added, this, &JobTableModel::reset);
    connect(&jobs, &UserJobs::removed, this, &JobTableModel::reset);
    connect(&jobs, &UserJobs::remainsChanged, this, &JobTableModel::reset);
    connect(&jobs, &UserJobs::changed, this, &JobTableModel::jobChanged);
    reset();
}

void JobTableModel::reset()
{
    beginResetModel();
    m_shownJobs = int(m_jobs.jobs().size());
    m_shownRemains = int(m_jobs.remains().size());
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

const UserJobRemains *JobTableModel::remainsAt(int row) const
{
    return row < m_shownJobs || row >= rowCount() ? nullptr : &m_jobs.remains()[size_t(row - m_shownJobs)];
}

QString JobTableModel::titleOf(const UserJob &job) const
{
    return jobTitle(job.plan().order, m_nameOf(job.plan().order.providerSlug));
}

int JobTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shownJobs + m_shownRemains;
}

int JobTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

QVariant JobTableModel::text(int row, Column column) const
{
    const UserJob *job = jobAt(row);
    const UserJobRemains *remains = remainsAt(row);
    switch (column) {
    case Column::Name:
        return job ? titleOf(*job) : jobKindWords(remains->kind);
    case Column::Users: {
        const UserJobTotals totals = job ? job->engine().totals() : remains->totals();
        return tr("%1 of %2").arg(localNumber(totals.ended()), localNumber(totals.all()));
    }
    case Column::State:
        return job ? jobChip(*job).text : tr("cut off");
    case Column::Begun: {
        const QDateTime begun = (job ? job->begunAt() : remains->begunAt).toLocalTime();
        return !begun.isValid() ? QString() : job ? localTime(begun.time()) : localDate(begun.date());
    }
    }
    return {};
}

QVariant JobTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UserJob *job = jobAt(index.row());
    if (role == IdRole)
        return job ? QString::number(job->id()) : remainsAt(index.row())->id;
    if (role == ChipsRole)
        return QVariant::fromValue(Column(index.column()) != Column::State ? Chips() : job ? Chips{jobChip(*job)} : Chips{{tr("cut off"), Chip::Tone::Warn}});
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        const QVariant words = text(index.row(), Column(index.column()));
        return role == Qt::AccessibleTextRole && words.toString().isEmpty() ? tr("not yet") : words;
    }
    return {};
}

QVariant JobTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Name:
        return tr("Job");
    case Column::Users:
        return tr("Users");
    case Column::State:
        return tr("State");
    case Column::Begun:
        return tr("Begun");
    }
    return {};
}

} // namespace labdesk
