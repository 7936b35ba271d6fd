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
    std::optional<Order> order;
    m_find.run({orderId, m_teamSeq});
    if (m_find.next())
        order = Order{m_find.text(0), m_find.integer(1), static_cast<int>(m_find.integer(2)), m_find.text(3),
                      m_find.integer(4)};
    m_find.finish();
    return order;
}

void OrderStore::add(const Order &order)
{
    m_add.run({order.orderId, order.userSeq, order.labId, order.zip, order.createdOn});
}

} // namespace labdesk::service
