// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjob.h"
#include "session/auditentry.h"
#include "session/useractions.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace labdesk {

class UserJob;
class UserJobs;

/// Hands on one entry for each write of a session, by hand or by a job, when it is known what came of it; one more when a look
/// at the service settled what was unknown.
class ActionAudit : public QObject
{
    Q_OBJECT

public:
    using Sink = std::function<void(AuditEntry)>;

    ActionAudit(UserActions &actions, UserJobs &jobs, Sink sink, QObject *parent = nullptr);

    /// The session goes: of writes that are still under way nobody will know more.
    void close();

private:
    enum class Mark : quint8 { None, UnderWay, Unknown, Over };

    void followAction(quint64 id);
    void note(const UserAction &action, AuditOutcome outcome);
    void followJob(const UserJob &job, quint32 user);
    void note(const UserJob &job, quint32 user, AuditOutcome outcome);

    UserActions &m_actions;
    UserJobs &m_jobs;
    Sink m_sink;
    QHash<quint64, Mark> m_marks; ///< of actions
    QHash<std::pair<quint64, quint32>, Mark> m_jobMarks; ///< of users in jobs, by job and user
};

} // namespace labdesk
