// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

/// Whose records they are. Several teams share a database, and none can see the others'.
struct Team
{
    qint64 seq = 0; ///< of the database; never leaves the service
    QString id;
    QString name = {}; ///< for who runs the service; empty: the first one has none
};

} // namespace labdesk::service
