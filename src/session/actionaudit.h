// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"
#include "session/auditentry.h"
#include "session/useractions.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace labdesk {

class UserJob;
class UserJobs;

/// What a record of such an action is called, unless it begins a job that deregisters.
AuditOperation auditOperationOf(UserActionKind kind);

/// Creates one audit entry for each write of a session, by a person or by a job, once its outcome is known; and one
/// more when a later read settled an unknown outcome. Before a write is sent it announces it, in case the program ends
/// before the outcome is known.
class ActionAudit : public QObject
{
    Q_OBJECT

public:
    /// See AuditTrail, which has the same three.
    struct Sink
    {
        std::function<int(AuditEntry)> begin;
        std::function<void(AuditEntry, int intent)> record;
        std::function<void(int intent)> discardIntent;
    };

    ActionAudit(UserActions &actions, UserJobs &jobs, Sink sink, QObject *parent = nullptr);

    /// Call when the session closes, after its writes were abandoned: a write that is only being read back counts as
    /// done.
    void close();

private:
    enum class Mark : quint8 { None, UnderWay, Unknown, Over };
    struct Course
    {
        Mark mark = Mark::None;
        int intent = 0; ///< while it is under way
    };

    void begin(Course &course, AuditEntry entry) const;
    void discardIntent(Course &course) const;
    void note(Course &course, AuditEntry entry, AuditOutcome outcome) const;
    void followAction(quint64 id);
    void followJob(const UserJob &job, quint32 user);

    UserActions &m_actions;
    UserJobs &m_jobs;
    Sink m_sink;
    QHash<quint64, Course> m_actionCourses;
    QHash<std::pair<quint64, quint32>, Course> m_jobCourses; ///< of users in jobs, by job and user
};

} // namespace labdesk
