// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <optional>

namespace labdesk::service {

/// A lab order. Its ZIP is where the patient lives: it is searched from, and never sent.
struct Order
{
    QString orderId;
    qint64 userSeq = 0;
    int labId = 0;
    QString zip;
    qint64 createdOn = 0; ///< seconds since 1970
};

class OrderStore
{
public:
    OrderStore(const Database &database, qint64 teamSeq);

    std::optional<Order> find(const QString &orderId); ///< of this team
    void add(const Order &order);

private:
    qint64 m_teamSeq;
    Statement m_find, m_add;
};

} // namespace labdesk::service
