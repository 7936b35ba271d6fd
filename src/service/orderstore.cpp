// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/orderstore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

OrderStore::OrderStore(const Database &database, qint64 teamSeq)
    : m_teamSeq(teamSeq),
      m_find(database.prepare(orderTable.select()
                              + u"JOIN users ON users.seq = user_seq WHERE order_id = ? AND team_seq = ?"_s)),
      m_add(database.prepare(orderTable.insert()))
{
}

std::optional<Order> OrderStore::find(const QString &orderId)
{
    return m_find.first({orderId, m_teamSeq}, [](const Statement &row) { return orderTable.row(row); });
}

void OrderStore::add(const Order &order)
{
    m_add.run(orderTable.values(order));
}

} // namespace labdesk::service
