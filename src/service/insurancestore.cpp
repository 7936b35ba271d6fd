// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/insurancestore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

InsuranceStore::InsuranceStore(const Database &database)
    : m_add(database.prepare(insuranceTable.insert())),
      m_latest(database.prepare(
          u"SELECT body FROM insurances WHERE user_seq = ? ORDER BY created_on DESC, insurance_seq DESC LIMIT 1"_s))
{
}

void InsuranceStore::add(const Insurance &insurance)
{
    m_add.run(insuranceTable.values(insurance));
}

std::optional<QByteArray> InsuranceStore::latest(qint64 userSeq)
{
    return m_latest.first({userSeq}, [](const Statement &row) { return row.bytes(0); });
}

} // namespace labdesk::service
