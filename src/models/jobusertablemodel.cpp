// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jobusertablemodel.h"

#include "models/userjobtexts.h"
#include "privacy/sensitive.h"

#include <algorithm>

namespace labdesk {

void JobUserTableModel::showJob(UserJob *job)
{
    if (m_job)
        disconnect(m_job, nullptr, this, nullptr);
    beginResetModel();
    m_job = job;
    m_plan = nullptr;
    list();
    endResetModel();
    if (!job)
        return;
    connect(job, &UserJob::userChanged, this, &JobUserTableModel::userChanged);
    connect(job, &QObject::destroyed, this, [this] {
        beginResetModel();
        m_job = nullptr;
        m_rows.clear();
        endResetModel();
    });
}

void JobUserTableModel::showExcluded(const UserJobPlan *plan)
{
    beginResetModel();
    m_job = nullptr;
    m_plan = plan;
    m_filter.reset();
    endResetModel();
}

void JobUserTableModel::setFilter(std::optional<UserJobState> state)
{
    if (state == m_filter)
        return;
    beginResetModel();
    m_filter = state;
    list();
    endResetModel();
}

void JobUserTableModel::list()
{
    m_rows.clear();
    if (!m_job || !m_filter)
        return;
    const auto &states = m_job->engine().states();
    for (quint32 user = 0; user < states.size(); ++user)
        if (states[user] == *m_filter)
            m_rows.push_back(user);
}

void JobUserTableModel::userChanged(quint32 user)
{
    if (!m_filter) {
        Q_EMIT dataChanged(index(int(user), 0), index(int(user), columnCount() - 1));
        return;
    }
    const auto at = std::ranges::lower_bound(m_rows, user);
    const bool isListed = at != m_rows.end() && *at == user;
    const bool belongs = m_job->state(user) == *m_filter;
    const int row = int(at - m_rows.begin());
    if (isListed && belongs) {
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    } else if (isListed) {
        beginRemoveRows({}, row, row);
        m_rows.erase(at);
        endRemoveRows();
    } else if (belongs) {
        beginInsertRows({}, row, row);
        m_rows.insert(at, user);
        endInsertRows();
    }
}

UserId JobUserTableModel::userAt(int row) const
{
    return m_job ? m_job->plan().users.id(userIn(row)) : m_plan->excluded.id(quint32(row));
}

int JobUserTableModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    if (m_plan)
        return int(m_plan->excluded.size());
    return !m_job ? 0 : m_filter ? int(m_rows.size()) : int(m_job->plan().users.size());
}

int JobUserTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

QString JobUserTableModel::detail(quint32 user) const
{
    if (m_plan)
        return formatExclusion(m_plan->reasons[user]);
    const QString words = formatJobUser(*m_job, user);
    const int status = m_job->result(user).httpStatus;
    if (status == 0)
        return words;
    return words.isEmpty() ? QString::number(status)
                           : tr("%1: %2", "a status and what it means").arg(QString::number(status), words);
}

QVariant JobUserTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const quint32 user = userIn(index.row());
    const UserJobItems &users = m_job ? m_job->plan().users : m_plan->excluded;
    if (role == IdRole)
        return users.idText(user);
    const auto chip = [&] {
        return m_job ? jobUserChip(m_job->state(user), m_job->result(user))
                     : Chip{tr("left out"), Chip::Tone::Neutral, Chip::Mark::Stopped};
    };
    if (role == ChipsRole)
        return QVariant::fromValue(Column(index.column()) == Column::State ? Chips{chip()} : Chips());
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(index.column())) {
    case Column::ClientId:
        return role == Qt::AccessibleTextRole ? privacy::spoken(privacy::Field::ClientUserId, users.clientUserId(user))
                                              : privacy::shown(privacy::Field::ClientUserId, users.clientUserId(user));
    case Column::Id:
        return role == Qt::AccessibleTextRole ? privacy::spoken(privacy::Field::UserId, users.idText(user))
                                              : privacy::shown(privacy::Field::UserId, users.idText(user));
    case Column::State:
        return chip().text;
    case Column::Detail: {
        const QString words = detail(user);
        return words.isEmpty() && role == Qt::AccessibleTextRole ? tr("none") : words;
    }
    }
    return {};
}

QVariant JobUserTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::ClientId:
        return tr("Client ID");
    case Column::Id:
        return tr("User ID");
    case Column::State:
        return tr("State");
    case Column::Detail:
        return tr("What is known");
    }
    return {};
}

} // namespace labdesk
