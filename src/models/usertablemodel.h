// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/chip.h"
#include "models/userorder.h"
#include "store/userstore.h"

#include <QAbstractTableModel>

#include <vector>

namespace labdesk {

/// A UserStore as a table, narrowed by a filter and in an order of its own, newest first at first. Follows the store row by
/// row; a new list and a new filter reset the model, a new order keeps persistent indexes. The store must outlive the model.
/// SortRole is not used for sorting here; it gives machines the value. IdRole is the user id.
class UserTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Column = UserColumn; ///< ClientId, Id, Created, Sources, Zone, BirthDate, IngestionStart, IngestionEnd
    static constexpr int columns = 8;
    enum Role {
        PersonalDataRole = FirstOwnRole ///< bool: the client id looks like an e-mail address or a phone number
    };

    explicit UserTableModel(const UserStore &store, QObject *parent = nullptr);

    /// Words that must all be found; see UserStore::rowsMatching().
    void setFilter(const QString &words);
    const QString &filter() const { return m_filter; }
    int shown() const { return int(m_rows.size()); }
    int total() const { return int(m_store.size()); }

    UserId userAt(int row) const;
    UserStore::Row storeRow(int row) const { return m_rows[size_t(row)]; }
    /// The first column of the user's row; invalid when it is not shown.
    QModelIndex indexOf(const UserId &user) const;
    Column sortColumn() const { return m_order.column(); }
    Qt::SortOrder sortOrder() const { return m_order.direction(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    using Row = UserStore::Row;
    void followStore();
    void fill();
    void rowAppended();
    void rowChanged(Row row);
    void rowAboutToGo(Row row);
    void rowGone();
    void insertSorted(Row row);
    std::ptrdiff_t placeOf(Row row) const; ///< in the order shown; -1: not shown
    QString displayText(Row row, Column column) const;
    QString accessibleText(Row row, Column column) const;
    QVariant sortValue(Row row, Column column) const;
    QString toolTip(Row row, Column column) const;
    Chips chips(Row row, Column column) const;

    const UserStore &m_store;
    UserOrder m_order;
    QString m_filter;
    std::vector<Row> m_rows; ///< of the store, in the order shown
    quint32 m_arriving = 0;  ///< rows, between aboutToAppend() and appended()
    Row m_going = 0;         ///< the store row between rowAboutToGo() and rowGone()
    bool m_goingIsShown = false;
};

} // namespace labdesk
