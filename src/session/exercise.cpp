// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exercise.h"

#include "session/session.h"

#include <algorithm>
#include <initializer_list>

namespace labdesk {

std::span<const ExerciseStep> stepsOf(ExerciseKind kind)
{
    using enum ExerciseGoal;
    static constexpr ExerciseStep lostPermission[] = {{TroubleFound}, {TroubleOpened}, {MessageCopied}};
    static constexpr ExerciseStep rateLimited[]
        = {{UserOpened, PracticeDrill::RateLimited}, {RetriedByItself, PracticeDrill::RateLimited}};
    static constexpr ExerciseStep lostResponse[]
        = {{ZoneUnknown, PracticeDrill::LostResponses}, {ZoneChecked}, {SummaryCopied}};
    static constexpr ExerciseStep outage[] = {{UserRefused, PracticeDrill::Unavailable}, {UserLoaded}};
    static constexpr ExerciseStep wrongSource[] = {{DeregisterStarted}, {DeregisterCanceled}};
    static constexpr ExerciseStep nearestCenter[] = {{CentersFound}, {CenterCopied}};
    switch (kind) {
    case ExerciseKind::LostPermission:
        return lostPermission;
    case ExerciseKind::RateLimited:
        return rateLimited;
    case ExerciseKind::LostResponse:
        return lostResponse;
    case ExerciseKind::Outage:
        return outage;
    case ExerciseKind::WrongSource:
        return wrongSource;
    case ExerciseKind::NearestCenter:
        return nearestCenter;
    }
    Q_UNREACHABLE();
}

Exercise::Exercise(Practice &practice, QObject *parent) : QObject(parent), m_practice(practice)
{
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(0);
    connect(&m_checkTimer, &QTimer::timeout, this, &Exercise::checkSteps);
    connect(&practice, &Practice::changed, this, [this] {
        if (m_kind && (!m_practice.isAvailable() || m_practice.drill() != currentDrill()))
            leave();
    });
}

void Exercise::begin(ExerciseKind kind, Session &session)
{
    if (!m_practice.isAvailable())
        return;
    leave();
    m_session = &session;
    m_begun = QDateTime::currentDateTimeUtc();
    m_lastAction = 0;
    m_wasOpened = m_hasCenters = false;
    m_copied.clear();
    m_kind = kind;
    m_done = 0;
    watch(session);
    m_practice.setDrill(currentDrill());
    Q_EMIT changed();
}

void Exercise::watch(Session &session)
{
    const auto checkSoon = [this] { m_checkTimer.start(); };
    connect(&session.trouble(), &SourceTrouble::changed, this, checkSoon);
    connect(&session.jobs(), &UserJobs::changed, this, checkSoon);
    connect(&session.requests(), &RequestLog::changed, this, checkSoon);
    connect(&session.details(), &UserDetails::userChanged, this, checkSoon);
    connect(&session.details(), &UserDetails::providersChanged, this, checkSoon);
    connect(&session.details(), &UserDetails::opened, this, [this] {
        m_wasOpened = m_session->details().userId().has_value();
        m_checkTimer.start();
    });
    connect(&session.centers(), &CenterFinder::stateChanged, this, [this] {
        const auto *found = readyIn(m_session->centers().state());
        m_hasCenters = found && !found->refreshing && !found->value.centers.empty();
        m_checkTimer.start();
    });
    connect(&session.actions(), &UserActions::changed, this, [this](quint64 id) {
        m_lastAction = id;
        m_checkTimer.start();
    });
}

void Exercise::leave()
{
    if (!m_kind)
        return;
    const bool isDrillOn = m_practice.drill() == currentDrill();
    m_kind.reset();
    m_checkTimer.stop();
    if (m_session) {
        for (QObject *watched :
             std::initializer_list<QObject *>{&m_session->trouble(), &m_session->jobs(), &m_session->requests(),
                                              &m_session->details(), &m_session->centers(), &m_session->actions()})
            watched->disconnect(this);
    }
    m_session.clear();
    m_copied.clear();
    if (isDrillOn)
        m_practice.end();
    Q_EMIT changed();
}

void Exercise::noteCopied(const QString &text)
{
    m_copied = text;
    if (m_kind)
        m_checkTimer.start();
}

std::optional<PracticeDrill> Exercise::currentDrill() const
{
    return isCompleted() ? std::nullopt : stepsOf(*m_kind)[m_done].drill;
}

void Exercise::checkSteps()
{
    const size_t before = m_done;
    while (m_kind && m_session && !isCompleted() && isReached(stepsOf(*m_kind)[m_done].goal)) {
        ++m_done;
        m_copied.clear();
    }
    if (!m_kind || m_done == before)
        return;
    if (isCompleted())
        m_completed.insert(*m_kind);
    m_practice.setDrill(currentDrill());
    Q_EMIT changed();
}

const UserAction *Exercise::lastAction(UserActionKind kind) const
{
    const UserAction *action = m_session->actions().find(m_lastAction);
    return action && action->kind == kind ? action : nullptr;
}

template <class State> bool Exercise::isLastAction(UserActionKind kind) const
{
    const UserAction *action = lastAction(kind);
    return action && std::holds_alternative<State>(action->state);
}

bool Exercise::isReached(ExerciseGoal goal) const
{
    const UserDetails &details = m_session->details();
    switch (goal) {
    case ExerciseGoal::TroubleFound:
        return std::ranges::any_of(m_session->trouble().all(),
                                   [this](const SeenFaults &seen) { return seen.at >= m_begun; });
    case ExerciseGoal::TroubleOpened:
        return details.userId() && m_session->trouble().of(*details.userId());
    case ExerciseGoal::UserOpened:
        return m_wasOpened;
    case ExerciseGoal::RetriedByItself:
        return std::ranges::any_of(m_session->requests().records(), [this](const api::RequestRecord &record) {
            return record.startedAt >= m_begun && record.state == api::RequestRecord::State::Succeeded
                && std::ranges::count(record.attempts, 429, &api::RequestAttempt::httpStatus) > 0;
        });
    case ExerciseGoal::ZoneUnknown:
        return isLastAction<UserAction::Unknown>(UserActionKind::ChangeZone);
    case ExerciseGoal::ZoneChecked:
        return isLastAction<UserAction::Succeeded>(UserActionKind::ChangeZone);
    case ExerciseGoal::UserRefused:
        return m_wasOpened && std::holds_alternative<Failed>(details.user());
    case ExerciseGoal::UserLoaded:
        return readyIn(details.user());
    case ExerciseGoal::DeregisterStarted:
        return isLastAction<UserAction::Delayed>(UserActionKind::Deregister);
    case ExerciseGoal::DeregisterCanceled:
        return isLastAction<UserAction::Canceled>(UserActionKind::Deregister);
    case ExerciseGoal::CentersFound:
        return m_hasCenters;
    case ExerciseGoal::MessageCopied:
    case ExerciseGoal::SummaryCopied:
    case ExerciseGoal::CenterCopied:
        return !m_copied.isEmpty() && isCopied(goal);
    }
    Q_UNREACHABLE();
}

/// Only whole texts count: a copied ID or name doesn't show what the person has found.
bool Exercise::isCopied(ExerciseGoal goal) const
{
    if (!m_copied.contains(u'\n'))
        return false;
    const UserDetails &details = m_session->details();
    const bool namesUser = details.userId() && m_copied.contains(details.userId()->text());
    if (goal == ExerciseGoal::SummaryCopied)
        return namesUser;
    if (goal == ExerciseGoal::MessageCopied) {
        const auto *sources = readyIn(details.providers());
        return sources && !namesUser && std::ranges::any_of(sources->value, [&](const ConnectedProvider &source) {
                   return source.isInError() && m_copied.contains(source.name) && !isReplaced(source, sources->value);
               });
    }
    const auto *found = readyIn(m_session->centers().state());
    return found && std::ranges::any_of(found->value.centers, [this](const ServiceCenter &center) {
               return m_copied.contains(center.name) && m_copied.contains(center.address.zip);
           });
}

} // namespace labdesk
