// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/table.h"

namespace labdesk::service {

/// A lab order. Its ZIP is where the patient lives; it is used for searches and never sent.
struct Order
{
    QString orderId;
    Owner owner;
    int labId = 0;
    QString zip;
    qint64 createdOn = 0; ///< seconds since 1970
};

inline constexpr Table orderTable{
    "orders",
    "(%1)",
    column("order_id TEXT NOT NULL", &Order::orderId, As::NewUuid),
    column("user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE", &Order::owner),
    column("lab_id INTEGER NOT NULL REFERENCES labs(lab_id)", &Order::labId),
    column("zip TEXT NOT NULL", &Order::zip, As::Zip).named("zip_code"),
    column("created_on INTEGER NOT NULL", &Order::createdOn),
};

template <> struct Bulk<Order>
{
    static constexpr const char *type = "order";
    static constexpr const auto &table = orderTable;
    static constexpr const char *order = "order_id";
    static constexpr auto key = &Order::orderId;
    static constexpr auto lab = &Order::labId;
};

class OrderStore
{
public:
    OrderStore(const Database &database, qint64 teamSeq);

    std::optional<Order> find(const QString &orderId); ///< only of this team
    void add(const Order &order);

private:
    qint64 m_teamSeq;
    Statement m_find, m_add;
};

} // namespace labdesk::service
