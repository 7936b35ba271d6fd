// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/router.h"
#include "service/serviceoptions.h"

namespace labdesk::service {

/// Records who changed what in a team, and when. Stored in the database; no operation of the service reads it.
class AuditLog
{
public:
    AuditLog(const Database &database, qint64 teamSeq, Clock clock);

    /// Call this in the transaction of the change, so that both are stored or neither. `status` is that of the
    /// response.
    void add(const RoutedRequest &request, int status);

private:
    qint64 m_teamSeq;
    Clock m_clock;
    Statement m_add;
};

/// Does the same for a command of labdesk-service, which has no API key and is recorded with the user of the operating
/// system. `what` must not contain values of records. `keySeq` is the key that the command changes.
void recordCommand(const Database &database, qint64 teamSeq, const QString &command, const QString &what,
                   std::optional<qint64> keySeq = {});

/// Marks the restore in each team of a restored database, because earlier entries came with the backup. Upgrades one of
/// an older version.
void recordRestore(const Database &database);

} // namespace labdesk::service
