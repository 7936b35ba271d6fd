// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/table.h"

namespace labdesk::service {

/// An insurance record in the form in which it is sent (2.6 of the contract). A user may have had several.
struct Insurance
{
    Owner owner;
    qint64 createdOn = 0; ///< seconds since 1970
    QByteArray body;
};

inline constexpr Table insuranceTable{
    "insurances",
    "(insurance_seq INTEGER PRIMARY KEY, %1)",
    column("user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE", &Insurance::owner),
    column("created_on INTEGER NOT NULL", &Insurance::createdOn),
    column("body BLOB NOT NULL", &Insurance::body).named("record"),
};

template <> struct Bulk<Insurance>
{
    static constexpr const char *type = "insurance";
    static constexpr const auto &table = insuranceTable;
    static constexpr const char *order = "insurance_seq";
};

class InsuranceStore
{
public:
    explicit InsuranceStore(const Database &database);

    void add(const Insurance &insurance);
    std::optional<QByteArray> latest(qint64 userSeq);

private:
    Statement m_add, m_latest;
};

} // namespace labdesk::service
