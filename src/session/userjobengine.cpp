// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjobengine.h"

#include <algorithm>

namespace labdesk {

namespace {

using namespace std::chrono_literals;

/// A pause this long may concern only one user, whose hourly limit is reached.
constexpr auto longPause = 60'000ms;
constexpr int maxConsecutiveTimeouts = 5;
constexpr auto firstRefusalBackoff = 500ms;
constexpr auto maxRefusalBackoff = 8'000ms;

} // namespace

UserJobEngine::UserJobEngine(quint32 users, Pace pace) : m_pace(pace), m_states(users, UserJobState::Waiting)
{
    m_totals.waiting = users;
}

void UserJobEngine::enter(quint32 user, UserJobState state)
{
    --m_totals.of(m_states[user]);
    m_states[user] = state;
    ++m_totals.of(state);
}

std::optional<UserJobEngine::Turn> UserJobEngine::next(Time now)
{
    const int inFlight = int(m_totals.sending) + m_checking;
    if (inFlight >= m_pace.inFlight || m_isPaused || now < m_notBefore || now < m_backoffUntil)
        return std::nullopt;
    std::optional<Turn> turn;
    if (!m_checks.empty()) {
        turn = Turn{m_checks.front(), true};
        m_checks.pop_front();
        ++m_checking;
    } else if (!m_retries.empty() && m_retries.front().notBefore <= now) {
        turn = Turn{m_retries.front().user};
        m_retries.pop_front();
    } else if (m_fresh < m_states.size()) {
        turn = Turn{m_fresh++};
    }
    if (!turn)
        return std::nullopt;
    if (!turn->isCheck)
        enter(turn->user, UserJobState::Sending);
    m_notBefore = now + m_pace.between;
    return turn;
}

std::optional<UserJobEngine::Time> UserJobEngine::wakeAt() const
{
    const int inFlight = int(m_totals.sending) + m_checking;
    const bool hasFresh = m_fresh < m_states.size();
    const bool hasRetries = !m_retries.empty();
    if (m_isPaused || inFlight >= m_pace.inFlight || (m_checks.empty() && !hasFresh && !hasRetries))
        return std::nullopt;
    Time at = std::max(m_notBefore, m_backoffUntil);
    if (m_checks.empty() && !hasFresh)
        at = std::max(at, m_retries.front().notBefore);
    return at;
}

void UserJobEngine::settle(quint32 user, const UserJobOutcome &outcome, Time now)
{
    using Kind = UserJobOutcome::Kind;
    if (outcome.kind != Kind::Refused)
        m_consecutiveRefusals = 0;
    if (outcome.kind != Kind::Unknown)
        m_consecutiveTimeouts = 0;
    switch (outcome.kind) {
    case Kind::Done:
        return enter(user, UserJobState::Done);
    case Kind::Failed:
        return enter(user, UserJobState::Failed);
    case Kind::Unknown:
        enter(user, UserJobState::Unknown);
        if (++m_consecutiveTimeouts >= maxConsecutiveTimeouts) // otherwise all remaining users would end the same way
            halt(Reason::NoResponses);
        return;
    case Kind::Refused:
        return refused(user, outcome, now);
    case Kind::Unreachable:
        putBack(user, now);
        return halt(Reason::Unreachable);
    case Kind::NotAllowed:
        enter(user, UserJobState::Failed);
        return halt(Reason::NotAllowed);
    case Kind::Skipped:
        return enter(user, UserJobState::Skipped);
    case Kind::NotNow:
        return putBack(user, now);
    }
}

void UserJobEngine::putBack(quint32 user, Time now)
{
    enter(user, m_isCanceled ? UserJobState::NotSent : UserJobState::Waiting);
    if (!m_isCanceled)
        m_retries.push_front({user, now});
}

/// Nothing was done. A user with a Retry-After is retried once. All others wait as long, unless the pause is so long
/// that it may concern this user only.
void UserJobEngine::refused(quint32 user, const UserJobOutcome &outcome, Time now)
{
    const bool isSecondRefusal = !m_refusedOnce.insert(user).second;
    ++m_consecutiveRefusals;
    if (outcome.retryAfter) {
        if (*outcome.retryAfter < longPause || m_consecutiveRefusals > 1)
            m_backoffUntil = std::max(m_backoffUntil, now + *outcome.retryAfter);
    } else {
        const int doublings = std::min(m_consecutiveRefusals - 1, 8);
        m_backoffUntil
            = std::max(m_backoffUntil, now + std::min<Time>(firstRefusalBackoff * (1 << doublings), maxRefusalBackoff));
    }
    if (!outcome.retryAfter || isSecondRefusal)
        return enter(user, UserJobState::Failed);
    if (m_isCanceled)
        return enter(user, UserJobState::NotSent);
    enter(user, UserJobState::Waiting);
    const DelayedRetry retry{user, now + *outcome.retryAfter};
    const auto after = std::ranges::upper_bound(m_retries, retry.notBefore, {}, &DelayedRetry::notBefore);
    m_retries.insert(after, retry);
}

void UserJobEngine::abandon(quint32 user, bool mayBeDone)
{
    enter(user, mayBeDone ? UserJobState::Unknown : UserJobState::NotSent);
}

void UserJobEngine::settleCheck(quint32 user, bool isDone)
{
    --m_checking;
    if (isDone)
        enter(user, UserJobState::Done);
}

void UserJobEngine::halt(Reason reason)
{
    if (m_isCanceled || (m_isPaused && m_reason != Reason::Person)) // any other reason replaces a person's
        return;
    m_isPaused = true;
    m_reason = reason;
}

void UserJobEngine::resume(Time now)
{
    m_isPaused = false;
    m_consecutiveTimeouts = 0;
    m_notBefore = std::max(m_notBefore, now);
}

void UserJobEngine::cancel()
{
    m_isCanceled = true;
    m_isPaused = false;
    m_checks.clear();
    m_retries.clear();
    for (quint32 user = 0; user < m_states.size() && hasWaiting(); ++user)
        if (m_states[user] == UserJobState::Waiting)
            enter(user, UserJobState::NotSent);
    m_fresh = quint32(m_states.size());
}

/// A job can end while it is paused: the last responses still come in. What stopped it then doesn't hold up what a
/// person starts now.
void UserJobEngine::beginAgain()
{
    if (phase() != Phase::Ended)
        return;
    m_isPaused = false;
    m_consecutiveRefusals = 0;
    m_consecutiveTimeouts = 0;
}

void UserJobEngine::retryFailed()
{
    beginAgain();
    m_isCanceled = false;
    for (quint32 user = 0; user < m_states.size(); ++user) {
        if (m_states[user] != UserJobState::Failed)
            continue;
        enter(user, UserJobState::Waiting);
        m_refusedOnce.erase(user);
        m_retries.push_back({user, Time(0)});
    }
    std::ranges::stable_sort(m_retries, {}, &DelayedRetry::notBefore);
}

void UserJobEngine::checkUnknown()
{
    beginAgain();
    m_checks.clear();
    for (quint32 user = 0; user < m_states.size(); ++user)
        if (m_states[user] == UserJobState::Unknown)
            m_checks.push_back(user);
}

UserJobEngine::Phase UserJobEngine::phase() const
{
    if (m_totals.sending == 0 && !isChecking() && !hasWaiting())
        return Phase::Ended;
    return m_isPaused ? Phase::Paused : Phase::Running;
}

std::optional<UserJobEngine::Time> UserJobEngine::backoffUntil(Time now) const
{
    const bool isBackingOff = phase() == Phase::Running && now < m_backoffUntil && (hasWaiting() || !m_checks.empty());
    return isBackingOff ? std::optional(m_backoffUntil) : std::nullopt;
}

} // namespace labdesk
