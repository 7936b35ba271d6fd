// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"
#include "session/auditentry.h"
#include "session/useractions.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <vector>

namespace labdesk {

class UserJob;
class UserJobs;

/// The audit operation of an action on one user: not of StartJob.
AuditOperation auditOperationOf(UserActionKind kind);

/// Creates one audit entry for each write of a session, by a person or by a job, once its outcome is known, and another
/// one when a later read settles an unknown outcome. Each write is announced before it is sent, in case the program
/// ends before the outcome is known.
class ActionAudit : public QObject
{
    Q_OBJECT

public:
    /// Where entries go; see the functions of the same names in AuditTrail.
    struct Sink
    {
        std::function<int(AuditEntry)> begin;
        std::function<void(AuditEntry, int intent)> record;
        std::function<void(int intent)> discardIntent;
    };

    ActionAudit(UserActions &actions, UserJobs &jobs, Sink sink);

    /// Call when the session closes, after its writes were abandoned: a write that is only being read back counts as
    /// done.
    void close();

private:
    enum class Stage : quint8 { None, InFlight, Unknown, Settled };
    struct TrackedWrite
    {
        Stage stage = Stage::None;
        int intent = 0; ///< nonzero while the write is in flight
    };

    void begin(TrackedWrite &write, AuditEntry entry) const;
    void discardIntent(TrackedWrite &write) const;
    void note(TrackedWrite &write, AuditEntry entry, AuditOutcome outcome) const;
    void followAction(quint64 id);
    void followJob(const UserJob &job, quint32 user);

    UserActions &m_actions;
    UserJobs &m_jobs;
    Sink m_sink;
    QHash<quint64, TrackedWrite> m_actionWrites;
    QHash<quint64, std::vector<TrackedWrite>> m_jobWrites; ///< by job, for each of its users
};

} // namespace labdesk
