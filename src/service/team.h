// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

/// The owner of records. Several teams can share a database, and none can see the records of another.
struct Team
{
    qint64 seq = 0; ///< number in the database; never sent
    QString id;
    QString name = {}; ///< for the operator of the service; empty for the first team
};

} // namespace labdesk::service
