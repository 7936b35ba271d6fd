// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/sourcefaults.h"
#include "domain/user.h"

#include <QObject>

#include <vector>

namespace labdesk {

/// Which sources of users were seen failing in this session, in a user's detail or by a job. The service's list of
/// users doesn't include that. Health data: kept in memory only, and dropped by the lock.
class SourceTrouble : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Takes the result of reading all of a user's sources, which replaces the earlier one: a user without a failing
    /// source is removed. If some sources couldn't be read (`isComplete` false), earlier faults of missing sources
    /// stay. A result older than the stored one is ignored.
    void see(const UserId &user, const std::vector<ConnectedProvider> &sources, const QDateTime &at,
             bool isComplete = true);
    void drop();

    const FaultsByUser &all() const { return m_seen; }
    const SeenFaults *of(const UserId &user) const; ///< nullptr: no fault is known

Q_SIGNALS:
    void changed(); ///< not emitted for a read that brings nothing new

private:
    FaultsByUser m_seen;
    QHash<UserId, QDateTime> m_wellAt; ///< when users whose faults are over were read last
};

} // namespace labdesk
