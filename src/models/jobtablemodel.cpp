// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jobtablemodel.h"

#include "models/columntitle.h"
#include "models/userjobtexts.h"
#include "text/localtexts.h"

#include <iterator>

using namespace Qt::StringLiterals;

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
    return parent.isValid() ? 0 : 2;
}

QString JobTableModel::progressLine(int row) const
{
    const UserJob *job = jobAt(row);
    const UserJobRemains *remains = remainsAt(row);
    const UserJobTotals totals = job ? job->engine().totals() : remains->totals();
    const QString users = tr("%1 of %Ln user(s)", nullptr, int(totals.all())).arg(localNumber(totals.ended()));
    const QDateTime begun = (job ? job->begunAt() : remains->begunAt).toLocalTime();
    return !begun.isValid() ? users : localRow({users, job ? localTime(begun.time()) : localDate(begun.date())});
}

QVariant JobTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UserJob *job = jobAt(index.row());
    const bool isName = Column(index.column()) == Column::Name;
    const Chip chip = isName ? Chip() : job ? jobChip(*job) : Chip{tr("Interrupted"), Chip::Tone::Warn};
    const QString name = !isName ? QString() : job ? titleOf(*job) : formatJobKind(remainsAt(index.row())->kind);
    switch (role) {
    case IdRole:
        return job ? QString::number(job->id()) : remainsAt(index.row())->id;
    case ChipsRole:
        return QVariant::fromValue(isName ? Chips() : Chips{chip});
    case ProgressLineRole:
        return isName ? progressLine(index.row()) : QString();
    case Qt::DisplayRole:
        return isName ? name : chip.text;
    case Qt::AccessibleTextRole:
        return isName ? name + u", "_s + progressLine(index.row()) : chip.text;
    }
    return {};
}

QVariant JobTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static constexpr const char *titles[] = {QT_TR_NOOP("Job"), QT_TR_NOOP("State")};
    static_assert(std::size(titles) == size_t(Column::State) + 1);
    return columnTitle(section, orientation, role, titles, &tr);
}

} // namespace labdesk
