// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/chip.h"
#include "store/userstore.h"

#include <QAbstractTableModel>
#include <QCollator>

#include <vector>

namespace labdesk {

/// A UserStore as a table, narrowed by a filter and in an order of its own. The store must outlive the model.
/// SortRole is not used for sorting here; it gives machines the value. IdRole is the user id.
class UserTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { ClientId, Id, Created, Sources, Zone, BirthDate, IngestionStart, IngestionEnd };
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
    Column sortColumn() const { return m_column; }
    Qt::SortOrder sortOrder() const { return m_order; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void rebuild();
    void rowAboutToGo(quint32 storeRow);
    void rowGone();
    void arrange(std::vector<UserStore::Row> &rows) const;
    bool comesBefore(UserStore::Row a, UserStore::Row b) const;
    QString displayText(UserStore::Row row, Column column) const;
    QString toolTip(UserStore::Row row, Column column) const;
    Chips sourceChips(UserStore::Row row) const;

    const UserStore &m_store;
    QCollator m_collator;
    QString m_filter;
    Column m_column = Column::Created;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    std::vector<UserStore::Row> m_rows;
    UserStore::Row m_going = 0; ///< the store row between rowAboutToGo() and rowGone()
};

} // namespace labdesk
