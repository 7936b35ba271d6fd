// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <optional>

namespace labdesk::service {

/// Insurance records as they are sent (2.6 of the contract); a user may have had several.
class InsuranceStore
{
public:
    explicit InsuranceStore(const Database &database);

    void add(qint64 userSeq, qint64 createdOn, const QByteArray &body);
    std::optional<QByteArray> latest(qint64 userSeq);

private:
    Statement m_add, m_latest;
};

} // namespace labdesk::service
