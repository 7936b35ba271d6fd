// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/orderstore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

OrderStore::OrderStore(const Database &database, qint64 teamSeq)
    : m_teamSeq(teamSeq),
      m_find(database.prepare(
          u"SELECT order_id, user_seq, lab_id, zip, orders.created_on FROM orders JOIN users ON users.seq = user_seq"
          " WHERE order_id = ? AND team_seq = ?"_s)),
      m_add(database.prepare(
          u"INSERT INTO orders (order_id, user_seq, lab_id, zip, created_on) VALUES (?, ?, ?, ?, ?)"_s))
{
}

std::optional<Order> OrderStore::find(const QString &orderId)
{
    return m_find.first({orderId, m_teamSeq}, [](const Statement &row) {
        return Order{row.text(0), row.integer(1), static_cast<int>(row.integer(2)), row.text(3), row.integer(4)};
    });
}

void OrderStore::add(const Order &order)
{
    m_add.run({order.orderId, order.userSeq, order.labId, order.zip, order.createdOn});
}

} // namespace labdesk::service
