// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

#include <vector>

namespace labdesk {

/// Which users' sources were seen failing in this session, by whoever read them: the detail of a user, a job that
/// checks many. The user list of the service doesn't tell. Health data: kept in memory only, and dropped with the lock.
class SourceTrouble : public QObject
{
    Q_OBJECT

public:
    struct Fault
    {
        QString slug;
        QString type; ///< as in ConnectionFault; empty where the service gives none
        friend bool operator==(const Fault &, const Fault &) = default;
    };
    struct Seen
    {
        QDateTime at;              ///< when the sources were read, UTC
        std::vector<Fault> faults; ///< never empty
    };

    using QObject::QObject;

    /// What a read of all of a user's sources said. It takes the place of what was seen before; a user without a
    /// failing source is no longer in trouble. An older read than the one that is kept changes nothing.
    void see(const UserId &user, const std::vector<ConnectedProvider> &sources, const QDateTime &at);
    void drop();

    const QHash<UserId, Seen> &all() const { return m_seen; }
    const Seen *of(const UserId &user) const; ///< nullptr: nothing was seen failing

Q_SIGNALS:
    void changed(); ///< of somebody; not for a read that says the same once more

private:
    QHash<UserId, Seen> m_seen;
};

} // namespace labdesk
