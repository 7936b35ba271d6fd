// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <memory>

namespace labdesk::service {

/// Adds many rows to a table in the open transaction: by COPY if possible, otherwise by a prepared INSERT.
class TableWriter
{
public:
    TableWriter(const Database &database, const QString &table, const QStringList &columns);
    ~TableWriter();

    void add(const QVariantList &values); ///< an error may be reported later; throws DatabaseError
    void finish();                        ///< the added rows are in the table; throws DatabaseError

private:
    class Copy; ///< for PostgreSQL
    static std::unique_ptr<Copy> copyInto(const Database &database, const QString &table, const QStringList &columns);

    Statement m_insert;
    std::unique_ptr<Copy> m_copy;
};

} // namespace labdesk::service
