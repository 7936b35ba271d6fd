// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"

#include <chrono>
#include <deque>
#include <optional>
#include <unordered_set>
#include <vector>

namespace labdesk {

/// The outcome of one request, as far as it matters to the rest of the job.
struct UserJobOutcome
{
    enum class Kind {
        Done,
        Failed,      ///< rejected for a reason that concerns this user
        Unknown,     ///< the outcome isn't known
        Refused,     ///< too many requests, or busy: nothing was done
        Unreachable, ///< not sent: the service can't be reached
        NotAllowed,  ///< refused for a reason that applies to all others, such as the key
        Skipped,     ///< not sent: reading this user gave a reason not to
        NotNow       ///< not sent: the job was stopped in the meantime
    };
    Kind kind = Kind::Done;
    /// For Refused: as the service sent it, at most a minute.
    std::optional<std::chrono::milliseconds> retryAfter = {};
};

/// The scheduler of one job: who is next, when, and how many users are in which state. No clock, timer, network, or
/// list of users: users are numbers, and `now` is monotonic from any origin. Each user is sent once; one that was
/// refused with a Retry-After is sent once more after it.
class UserJobEngine
{
public:
    using Time = std::chrono::milliseconds;
    struct Pace
    {
        int inFlight = 4;
        Time between{200}; ///< from one request to the next
    };
    enum class Phase {
        Running,
        Paused,
        Ended ///< no user is waiting, and no request is in flight
    };
    /// Why a job is paused.
    enum class Reason { Person, Unreachable, NotAllowed, NoResponses };

    UserJobEngine(quint32 users, Pace pace);

    struct Turn
    {
        quint32 user = 0;
        bool isCheck = false; ///< a read that settles an unknown outcome, not a write
    };
    /// The user to send next, if any; counts as being sent from then on.
    std::optional<Turn> next(Time now);
    /// When next() may return a user again, unless a response comes first. Nothing: only a response changes that.
    std::optional<Time> wakeAt() const;

    void settle(quint32 user, const UserJobOutcome &outcome, Time now);
    void abandon(quint32 user, bool mayBeDone);  ///< its response isn't awaited any more
    void settleCheck(quint32 user, bool isDone); ///< if it isn't done yet, it stays unknown

    void pause() { halt(Reason::Person); }
    void resume(Time now);
    void cancel(); ///< requests in flight are still awaited
    void retryFailed();
    void checkUnknown();

    Phase phase() const;
    Reason reason() const { return m_reason; } ///< while Paused
    bool isCanceled() const { return m_isCanceled; }
    std::optional<Time> backoffUntil(Time now) const; ///< until when the service refuses requests for all users
    bool isChecking() const { return !m_checks.empty() || m_checking > 0; }

    UserJobState state(quint32 user) const { return m_states[user]; }
    const std::vector<UserJobState> &states() const { return m_states; }
    const UserJobTotals &totals() const { return m_totals; }

private:
    void enter(quint32 user, UserJobState state);
    void beginAgain();
    void halt(Reason reason);
    void putBack(quint32 user, Time now);
    void refused(quint32 user, const UserJobOutcome &outcome, Time now);
    bool hasWaiting() const { return m_totals.waiting > 0; }

    struct DelayedRetry
    {
        quint32 user;
        Time notBefore;
    };

    Pace m_pace;
    std::vector<UserJobState> m_states;
    UserJobTotals m_totals;
    quint32 m_fresh = 0;                ///< users from here on haven't had a turn
    std::deque<DelayedRetry> m_retries; ///< users waiting for another turn
    std::deque<quint32> m_checks;
    std::unordered_set<quint32> m_refusedOnce;
    Time m_notBefore{0};    ///< by the pace
    Time m_backoffUntil{0}; ///< by the service
    int m_checking = 0;
    int m_consecutiveRefusals = 0;
    int m_consecutiveTimeouts = 0;
    bool m_isPaused = false;
    bool m_isCanceled = false;
    Reason m_reason = Reason::Person;
};

} // namespace labdesk
