// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/facettablemodel.h"

#include "text/localtexts.h"

namespace labdesk {

void FacetTableModel::setRows(const QString &heading, std::vector<Row> rows)
{
    beginResetModel();
    m_heading = heading;
    m_rows = std::move(rows);
    endResetModel();
}

int FacetTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FacetTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant FacetTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[size_t(index.row())];
    if (role == Qt::DisplayRole)
        return index.column() == int(Column::Name) ? row.name : localNumber(row.users);
    return {};
}

QVariant FacetTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == int(Column::Name) ? m_heading : tr("Users");
}

} // namespace labdesk
