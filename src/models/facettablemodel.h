// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"

namespace labdesk {

/// How many users have one value.
struct Facet
{
    QString name; ///< as shown
    quint32 users = 0;
    QString term; ///< of the filter, that finds these users
};

/// How many users have which value, as a table of two columns: the numbers behind a chart, for those who do not see it.
class FacetTableModel : public RowModel<const Facet &>
{
    Q_OBJECT

public:
    enum class Column { Name, Users };
    using Row = Facet;

    using RowModel::RowModel;

    /// `heading` is what the names are: "Month".
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
