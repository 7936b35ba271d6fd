// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace labdesk {

/// How many users have which value, as a table of two columns: the numbers behind a chart, for those who do not see it.
class FacetTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, Users };
    struct Row
    {
        QString name; ///< as people read it
        quint32 users = 0;
        QString term; ///< of the filter, that finds these users
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `heading` is what the names are: "Month".
    void setRows(const QString &heading, std::vector<Row> rows);
    const std::vector<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString m_heading;
    std::vector<Row> m_rows;
};

} // namespace labdesk
