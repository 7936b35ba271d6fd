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

    /// In the transaction of the change, so that both are stored or neither. status: the one of the response.
    void add(const RoutedRequest &request, int status);

private:
    qint64 m_teamSeq;
    Clock m_clock;
    Statement m_add;
};

/// The same for a command of labdesk-service, which has no API key: it names the user of the operating system. `what`
/// must not contain values of records. `keySeq` is the key that the command changes.
void recordCommand(const Database &database, qint64 teamSeq, const QString &command, const QString &what,
                   std::optional<qint64> keySeq = {});

/// For each team of a restored database: entries before this one came with the backup. Does nothing in one of an older
/// version.
void recordRestore(const Database &database);

} // namespace labdesk::service
