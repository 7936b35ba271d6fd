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
/// users doesn't say so. Health data: kept in memory only, and dropped by the lock.
class SourceTrouble : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// What a read of all of a user's sources said. It takes the place of what was seen before; a user without a
    /// failing source is no longer in trouble, unless some of the sources could not be read (`isComplete` false): then
    /// what was seen of those that aren't among them stays. An older read than the one that is kept changes nothing.
    void see(const UserId &user, const std::vector<ConnectedProvider> &sources, const QDateTime &at,
             bool isComplete = true);
    void drop();

    const FaultsByUser &all() const { return m_seen; }
    const SeenFaults *of(const UserId &user) const; ///< nullptr: nothing was seen failing

Q_SIGNALS:
    void changed(); ///< not emitted for a read that brings nothing new

private:
    FaultsByUser m_seen;
};

} // namespace labdesk
