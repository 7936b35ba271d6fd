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

/// What became of one sending, as far as the rest of a job cares.
struct UserJobOutcome
{
    enum class Kind {
        Done,
        Failed,      ///< answered with a no that concerns this user
        Unknown,     ///< the outcome isn't known
        Refused,     ///< too many requests, or busy: nothing was done
        Unreachable, ///< it never left: there is no service
        NotAllowed,  ///< the service refuses the key: so it would for all others
        Skipped,     ///< it never left: a look at this user showed that it should not
        NotNow       ///< it never left: meanwhile the job was stopped
    };
    Kind kind = Kind::Done;
    std::optional<std::chrono::milliseconds> retryAfter
        = {}; ///< of Refused, as the service named it, capped at a minute
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
        Time between{200}; ///< from one sending to the next
    };
    enum class Phase {
        Running,
        Paused,
        Ended ///< no user waits or is being sent
    };
    /// Why a job does not go on by itself.
    enum class Reason { Person, Unreachable, NotAllowed, NoAnswers };

    UserJobEngine(quint32 users, Pace pace);

    struct Turn
    {
        quint32 user = 0;
        bool isCheck = false; ///< a read that settles an unknown outcome, no write
    };
    /// Who may be sent now, if anybody; counts as being sent from here on.
    std::optional<Turn> next(Time now);
    /// When next() may return a user again, unless a response comes first. Nothing: only a response changes that.
    std::optional<Time> wakeAt() const;

    void settle(quint32 user, const UserJobOutcome &answer, Time now);
    void abandon(quint32 user, bool mayBeDone);  ///< its response isn't awaited any more
    void settleCheck(quint32 user, bool isDone); ///< not seen is not undone: it stays unknown

    void pause() { halt(Reason::Person); }
    void resume(Time now);
    void cancel(); ///< who is under way is still awaited
    void retryFailed();
    void checkUnknown();

    Phase phase() const;
    Reason reason() const { return m_reason; } ///< while Paused
    bool isCanceled() const { return m_isCanceled; }
    std::optional<Time> backoffUntil(Time now) const; ///< the service wants a pause of all
    bool isChecking() const { return !m_checks.empty() || m_checking > 0; }

    UserJobState state(quint32 user) const { return m_states[user]; }
    const std::vector<UserJobState> &states() const { return m_states; }
    const UserJobTotals &totals() const { return m_totals; }

private:
    void enter(quint32 user, UserJobState state);
    void halt(Reason reason);
    void putBack(quint32 user, Time now);
    void refused(quint32 user, const UserJobOutcome &answer, Time now);
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
    std::deque<DelayedRetry> m_retries; ///< who waits for another turn
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
