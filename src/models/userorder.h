// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"
#include "store/userstore.h"

#include <Qt>

#include <vector>

namespace labdesk {

/// How the users of a store compare by one column. What has no value comes last in either direction; equals keep the
/// service's order. Client ids compare naturally: "client-9" before "client-10".
class UserOrder
{
public:
    explicit UserOrder(const UserStore &store) : m_store(store) {}

    UserColumn column() const { return m_column; }
    Qt::SortOrder direction() const { return m_direction; }
    void set(UserColumn column, Qt::SortOrder direction);

    /// Learns values that are new; to be called after the store has changed and before comparing.
    void refresh();
    void forget(); ///< the store was reset: its numbers mean something else now
    bool comesBefore(UserStore::Row a, UserStore::Row b) const;
    void sort(std::vector<UserStore::Row> &rows);

private:
    bool isEmpty(UserStore::Row row) const;
    int compare(UserStore::Row a, UserStore::Row b) const; ///< neither is empty
    void rankZones();
    void rankSources();
    void readBounds();

    const UserStore &m_store;
    UserColumn m_column = UserColumn::Created;
    Qt::SortOrder m_direction = Qt::DescendingOrder;
    // By the numbers of the store: where a value stands among all of its kind.
    std::vector<quint32> m_zoneRanks;
    std::vector<quint32> m_sourceRanks;
    std::vector<qint64> m_bounds; ///< ms
};

} // namespace labdesk
