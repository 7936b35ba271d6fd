// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/provider.h"
#include "domain/sourcefaults.h"
#include "domain/useredit.h"
#include "platform/jobrecords.h"
#include "session/userjobengine.h"
#include "session/userjobplan.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace labdesk {

class UserActions;

/// One job of a session. Sends the writes that its engine schedules, in the background lane, to each user who
/// hasn't changed since the job was planned, and keeps the result of each. Does nothing until it is activated;
/// UserJobs activates one job at a time.
class UserJob : public QObject
{
    Q_OBJECT

public:
    /// Monotonic, with an arbitrary origin.
    using Clock = std::function<UserJobEngine::Time()>;

    /// The result for one user, besides the state.
    struct Result
    {
        quint16 httpStatus = 0;
        ApiError::Kind why = ApiError::Kind::BadResponse; ///< for Failed and Unknown
        bool wasRefused = false;                          ///< for Waiting: refused for now
        bool alreadyGone = false;                         ///< for Done: 404, nothing was left to deregister
        bool isInProgress = false;                        ///< for a refresh: the service is still working on it
        bool isPartly = false;                            ///< not every source could be refreshed, or read
        std::optional<UserJobExclusion> leftOut = {};     ///< for Skipped: why
        bool isChecked = false;                           ///< for Unknown: checked, and the old state was still there
        bool isNotSeen = false;                           ///< for Done: the list loaded afterwards shows the old state
    };

    UserJob(quint64 id, UserJobPlan plan, UserJobEngine::Pace pace, api::ApiClient &client, UserActions &actions,
            Clock clock, QObject *parent);
    ~UserJob() override;

    quint64 id() const { return m_id; }
    const UserJobPlan &plan() const { return m_plan; }
    const UserJobEngine &engine() const { return m_engine; }
    UserJobState state(quint32 user) const { return m_engine.state(user); }
    const Result &result(quint32 user) const { return m_results[user]; }
    ApiError error(quint32 user) const; ///< for Failed and Unknown, with the service's message if it was kept
    const QDateTime &begunAt() const { return m_begunAt; } ///< UTC; invalid until it first runs
    const QDateTime &endedAt() const { return m_endedAt; } ///< UTC; invalid before it ended
    int backoffSeconds() const;                            ///< until the service accepts requests again; 0: no pause
    bool isEnded() const { return m_engine.phase() == UserJobEngine::Phase::Ended; }
    bool isActive() const { return m_isActive; }
    bool isDelayed() const { return m_isDelayed; } ///< its start or its retry counts down: UserActions::startJob()
    /// Waiting for another job to finish.
    bool isQueued() const;
    bool canCheck() const; ///< there are unknown outcomes of a kind that a read can settle
    bool canUndo() const;  ///< a change of time zones that has ended
    const std::vector<quint32> &inFlight() const { return m_inFlight; }

    using Fault = SourceFault;
    /// For CheckSources: the users with each fault, in ascending order. Health data: in memory only.
    using Faults = std::map<Fault, std::vector<quint32>>;
    const Faults &faults() const { return m_faults; }
    std::vector<Fault> faultsOf(quint32 user) const;

    void setRecord(std::unique_ptr<JobRecord> record) { m_record = std::move(record); }
    const JobRecord *record() const { return m_record.get(); } ///< null: there is none
    void setActive(bool active);
    void setDelayed(bool delayed) { m_isDelayed = delayed; }
    void setTicket(const QString &ticket) { m_plan.ticket = ticket; } ///< for what is recorded from now on
    void pause();
    void resume();
    void cancel();
    void retryFailed(); ///< at once; see UserJobs::retry()
    void checkUnknown();
    /// For the end of the session: stops waiting for responses. The record stays, with what is known of each user.
    void abandon();
    /// Checks in a list that is newer than the job whether everything that was done is visible.
    void verifyIn(const UserSnapshot &users);

Q_SIGNALS:
    void aboutToSend(quint32 user); ///< nothing has been sent yet
    void userChanged(quint32 user); ///< state or result
    void recordFailed();            ///< its record can't be written
    void changed();                 ///< anything about the job as a whole
    /// For CheckSources. `isComplete` is false if some sources couldn't be read.
    void sourcesRead(quint32 user, const std::vector<labdesk::ConnectedProvider> &sources, bool isComplete);
    void ended();        ///< may be emitted again after retryFailed() or checkUnknown()
    void aboutToRetry(); ///< the job had ended, which ended its record

private:
    void advance();
    void send(quint32 user);
    void compare(quint32 user);
    void compared(quint32 user, std::optional<UserJobExclusion> reason);
    void skip(quint32 user, UserJobExclusion why);
    void write(quint32 user);
    void settleFailure(quint32 user, const ApiError &why, bool wasWrite);
    template <class Reply> void sendOne(quint32 user, api::Endpoint<Reply> endpoint);
    void settle(quint32 user, const UserJobOutcome &outcome);
    void check(quint32 user);
    void checked(quint32 user, std::optional<bool> isDone);
    void note(quint32 user);
    void noteSources(quint32 user, const api::Response<std::vector<ConnectedProvider>> &response);

    quint64 m_id;
    UserJobPlan m_plan;
    UserJobEngine m_engine;
    api::ApiClient &m_client;
    UserActions &m_actions;
    Clock m_clock;
    std::vector<Result> m_results;
    QHash<quint32, ApiError> m_errors; ///< of the first failures; for the others, kind and status are enough
    std::unordered_map<quint32, api::Call> m_calls;
    std::vector<quint32> m_inFlight;
    std::unique_ptr<JobRecord> m_record;
    QTimer m_wake;
    QTimer m_tick; ///< during a backoff, whose seconds are shown
    QDateTime m_begunAt;
    QDateTime m_endedAt;
    Faults m_faults;
    bool m_isActive = false;
    bool m_isDelayed = false;
    bool m_wasEnded = false;
};

/// Whether the start of the job counts down. A job whose retry counts down may go on meanwhile.
inline bool isStarting(const UserJob &job)
{
    return job.isDelayed() && !job.begunAt().isValid();
}

} // namespace labdesk
