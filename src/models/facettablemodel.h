// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"

namespace labdesk {

/// Number of users with a value.
struct Facet
{
    QString name; ///< display name
    quint32 users = 0;
    QString term; ///< filter term for these users
};

/// Number of users by value, as a table with two columns: the accessible alternative to a chart.
class FacetTableModel : public RowModel<const Facet &>
{
    Q_OBJECT

public:
    enum class Column { Name, Users };
    using Row = Facet;

    using RowModel::RowModel;

    /// `heading`: what the names are, such as "Month".
    void setRows(const QString &heading, std::vector<Row> rows);
    const std::vector<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Columns columns() const override;
    const Facet &rowAt(int row) const override { return m_rows[size_t(row)]; }
    QString idOf(const Facet &facet) const override { return facet.term; }

    QString m_heading;
    std::vector<Facet> m_rows;
};

} // namespace labdesk
