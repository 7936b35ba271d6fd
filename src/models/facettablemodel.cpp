// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/facettablemodel.h"

namespace labdesk {

FacetTableModel::Columns FacetTableModel::columns() const
{
    static constexpr RowColumn<const Facet &> all[] = {
        {.key = "value", .title = nullptr, .text = [](const Facet &facet) { return facet.name; }}, // title: m_heading
        {.key = "users", .title = QT_TR_NOOP("Users"), .count = [](const Facet &facet) { return qint64(facet.users); }},
    };
    static_assert(std::size(all) == size_t(Column::Users) + 1);
    return all;
}

void FacetTableModel::setRows(const QString &heading, std::vector<Row> rows)
{
    beginResetModel();
    m_heading = heading;
    m_rows = std::move(rows);
    endResetModel();
}

QVariant FacetTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QVariant title = RowModel::headerData(section, orientation, role);
    return role == Qt::DisplayRole && title.isValid() && section == int(Column::Name) ? m_heading : title;
}

} // namespace labdesk
