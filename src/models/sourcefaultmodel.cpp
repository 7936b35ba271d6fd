// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sourcefaultmodel.h"

#include "domain/knownvalues.h"
#include "models/columntitle.h"
#include "models/userjobtexts.h"
#include "text/chip.h"
#include "text/localtexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

void SourceFaultModel::show(const UserJob *job)
{
    std::vector<Row> rows;
    if (job)
        for (const auto &[fault, users] : job->faults())
            rows.push_back({fault, users.size()});
    std::ranges::stable_sort(rows, std::ranges::greater(), &Row::users);
    if (job == m_job && rows == m_rows)
        return;
    beginResetModel();
    m_job = job;
    m_rows = std::move(rows);
    endResetModel();
}

std::vector<std::string> SourceFaultModel::usersAt(int row) const
{
    std::vector<std::string> ids;
    if (!m_job || row < 0 || row >= rowCount())
        return ids;
    for (const quint32 user : m_job->faults().at(m_rows[size_t(row)].fault))
        ids.push_back(m_job->plan().users.idText(user).toStdString());
    return ids;
}

int SourceFaultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SourceFaultModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QVariant SourceFaultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[size_t(index.row())];
    if (role == IdRole)
        return u"%1 %2"_s.arg(row.fault.slug, row.fault.type);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(index.column())) {
    case Column::Source:
        return known::nameOf(known::List::Providers, row.fault.slug);
    case Column::Problem:
        return formatFaultType(row.fault.type);
    case Column::Users:
        return localNumber(qint64(row.users));
    }
    return {};
}

QVariant SourceFaultModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static constexpr const char *titles[] = {QT_TR_NOOP("Source"), QT_TR_NOOP("Problem"), QT_TR_NOOP("Users")};
    return columnTitle(section, orientation, role, titles, &tr);
}

} // namespace labdesk
