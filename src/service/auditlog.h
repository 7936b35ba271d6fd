// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/router.h"
#include "service/serviceoptions.h"

namespace labdesk::service {

/// Who changed what of a team, and when. Kept in the database; no interface reads it.
class AuditLog
{
public:
    AuditLog(const Database &database, qint64 teamSeq, Clock clock);

    /// In the transaction of the change, so that both stand or fall together. status: what is going to be answered.
    void add(const RoutedRequest &request, int status);

private:
    qint64 m_teamSeq;
    Clock m_clock;
    Statement m_add;
};

/// The same for a command of labdesk-service, which has no API key: the operating system's user stands in for it.
/// `what` must not contain values of records. `keySeq` is the key that the command changes.
void recordCommand(const Database &database, qint64 teamSeq, const QString &command, const QString &what,
                   std::optional<qint64> keySeq = {});

/// For each team of a database that was restored: what stands before came with the backup. Nothing for one of an older
/// version.
void recordRestore(const Database &database);

} // namespace labdesk::service
