// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjob.h"

#include "api/operations.h"
#include "domain/absence.h"
#include "domain/logging.h"
#include "session/useractions.h"
#include "session/userreadback.h"

#include <algorithm>

namespace labdesk {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype maxErrors = 1'000;
constexpr std::chrono::milliseconds maxBackoff = 60s; ///< after one refusal; the next one may extend it

/// What an error means for the job.
UserJobOutcome outcomeOf(const ApiError &why)
{
    using Kind = ApiError::Kind;
    using OutcomeKind = UserJobOutcome::Kind;
    if (hasUnknownOutcome(why))
        return {OutcomeKind::Unknown};
    switch (why.kind) {
    case Kind::RateLimited:
    case Kind::Busy:
        return {OutcomeKind::Refused,
                why.retryAfter ? std::optional(std::min(*why.retryAfter, maxBackoff)) : std::nullopt};
    case Kind::ReadOnly:
    case Kind::NoCredential:
    case Kind::KeyRefusedLocally:
    case Kind::Unauthorized:
    case Kind::Forbidden:
        return {OutcomeKind::NotAllowed};
    case Kind::InvalidInput:
        return {OutcomeKind::Failed};
    default:
        return {wasSent(why) ? OutcomeKind::Failed : OutcomeKind::Unreachable};
    }
}

UserField changedField(const UserJobSpec &order)
{
    return order.kind == UserJobKind::ChangeIngestionEnd ? UserField::IngestionEnd : UserField::TimeZone;
}

bool replacesValue(const UserJobSpec &order)
{
    return order.kind == UserJobKind::ChangeZone || order.kind == UserJobKind::RestoreZone
        || order.kind == UserJobKind::ChangeIngestionEnd;
}

/// The value that valueOf() returns once the write was done.
QString valueFor(const UserJobPlan &plan, quint32 user)
{
    return plan.order.kind == UserJobKind::RestoreZone        ? plan.users.before(user)
        : changedField(plan.order) == UserField::IngestionEnd ? plan.order.ingestionEnd.toString(Qt::ISODate)
                                                              : plan.order.zone;
}

/// The value that the write replaces.
QString valueBefore(const UserJobPlan &plan, quint32 user)
{
    return plan.order.kind == UserJobKind::RestoreZone ? plan.order.zone : plan.users.before(user);
}

/// Compares the current value with the one that the user had when the job was planned, or, for an undo, with the one
/// that the undone job set.
std::optional<UserJobExclusion> reasonToSkip(const UserJobPlan &plan, quint32 user, const QString &now)
{
    const bool isEnd = changedField(plan.order) == UserField::IngestionEnd;
    if (now == valueFor(plan, user))
        return isEnd ? UserJobExclusion::SameEnd : UserJobExclusion::SameZone;
    const QString before = valueBefore(plan, user);
    const QString compared = isEnd ? now.left(10) : now; // plans contain the day only
    return compared == before ? std::nullopt : std::optional(UserJobExclusion::ChangedSince);
}

/// A source that was connected after planning isn't the one to deregister. This compares the clocks of this computer
/// and the service, so it is only as accurate as they agree.
std::optional<UserJobExclusion> reasonToSkip(const UserJobPlan &plan, const std::vector<ConnectedProvider> &now)
{
    const bool isNew = std::ranges::any_of(now, [&plan](const ConnectedProvider &one) {
        if (!isSameWord(one.slug, plan.order.providerSlug) || !one.createdOn || !one.createdOn->utc.isValid())
            return false;
        const qint64 at = one.createdOn->utc.toMSecsSinceEpoch();
        constexpr qint64 day = 86'400'000; // a date without a time may be any moment of that day
        return (one.createdOn->isDateOnly ? at + day : at) > plan.plannedAt;
    });
    return isNew ? std::optional(UserJobExclusion::ReconnectedSince) : std::nullopt;
}

template <class Reply> api::Endpoint<Reply> inBackground(api::Endpoint<Reply> endpoint)
{
    endpoint.isBackground = true; // behind requests that a person waits for
    return endpoint;
}

} // namespace

UserJob::UserJob(quint64 id, UserJobPlan plan, UserJobEngine::Pace pace, api::ApiClient &client, UserActions &actions,
                 Clock clock, QObject *parent)
    : QObject(parent), m_id(id), m_plan(std::move(plan)), m_engine(m_plan.users.size(), pace), m_client(client),
      m_actions(actions), m_clock(std::move(clock)), m_results(m_plan.users.size())
{
    m_wake.setSingleShot(true);
    m_wake.setTimerType(Qt::PreciseTimer);
    connect(&m_wake, &QTimer::timeout, this, &UserJob::advance);
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &UserJob::changed);
}

UserJob::~UserJob() = default;

void UserJob::setActive(bool active)
{
    if (std::exchange(m_isActive, active) == active)
        return;
    if (active && !m_begunAt.isValid())
        m_begunAt = QDateTime::currentDateTimeUtc();
    qCDebug(sessionLog, "job %llu: %s, %zu users", m_id, active ? "running" : "paused", m_results.size());
    advance();
}

/// Sends what may be sent now, and schedules the next call.
void UserJob::advance()
{
    while (m_isActive) {
        const auto turn = m_engine.next(m_clock());
        if (!turn)
            break;
        // The limit may have been reached since the job was planned.
        const bool isSpent = m_plan.order.kind == UserJobKind::Refresh
            && m_actions.refreshes().inLastHour(m_plan.users.id(turn->user)) >= RefreshBudget::allowed;
        if (!turn->isCheck && isSpent) {
            skip(turn->user, UserJobExclusion::RefreshLimitReached);
            continue;
        }
        m_inFlight.push_back(turn->user);
        if (turn->isCheck)
            check(turn->user);
        else
            send(turn->user);
        Q_EMIT userChanged(turn->user);
    }
    m_wake.stop();
    if (const auto at = m_engine.wakeAt(); at && m_isActive)
        m_wake.start(std::max(*at - m_clock(), UserJobEngine::Time(1)));
    if (backoffSeconds() == 0)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    const bool isNew = isEnded() && !m_wasEnded;
    m_wasEnded = isEnded();
    if (isNew) {
        m_endedAt = QDateTime::currentDateTimeUtc();
        qCDebug(sessionLog, "job %llu: ended", m_id);
        if (m_record)
            m_record->discard();
        m_record.reset();
    }
    Q_EMIT changed();
    if (isNew)
        Q_EMIT ended();
}

void UserJob::send(quint32 user)
{
    m_results[user] = {};
    m_errors.remove(user);
    if (replacesValue(m_plan.order) || m_plan.order.kind == UserJobKind::Deregister)
        compare(user);
    else
        write(user);
}

void UserJob::compare(quint32 user)
{
    const UserId id = m_plan.users.id(user);
    if (m_plan.order.kind == UserJobKind::Deregister) {
        using Providers = std::vector<ConnectedProvider>;
        m_calls[user]
            = m_client.send<Providers>(inBackground(api::connectedProviders(id)),
                                       [this, user](const Outcome<api::Response<Providers>, ApiError> &outcome) {
                                           outcome.ok() ? compared(user, reasonToSkip(m_plan, outcome.value().value))
                                                        : settleFailure(user, outcome.error(), false);
                                       });
        return;
    }
    m_calls[user] = m_client.send<User>(
        inBackground(api::getUser(id)), [this, user](const Outcome<api::Response<User>, ApiError> &outcome) {
            if (!outcome.ok())
                return settleFailure(user, outcome.error(), false);
            const QString now = valueOf(outcome.value().value, changedField(m_plan.order));
            compared(user, reasonToSkip(m_plan, user, now));
        });
}

void UserJob::compared(quint32 user, std::optional<UserJobExclusion> reason)
{
    if (reason) {
        m_results[user] = {.leftOut = *reason};
        return settle(user, {UserJobOutcome::Kind::Skipped});
    }
    if (!m_isActive || m_engine.isCanceled() || m_engine.phase() != UserJobEngine::Phase::Running)
        return settle(user, {UserJobOutcome::Kind::NotNow});
    write(user);
}

void UserJob::skip(quint32 user, UserJobExclusion why)
{
    m_results[user] = {.leftOut = why};
    m_engine.settle(user, {UserJobOutcome::Kind::Skipped}, m_clock());
    note(user);
    Q_EMIT userChanged(user);
}

void UserJob::write(quint32 user)
{
    note(user);
    Q_EMIT aboutToSend(user);
    const UserId id = m_plan.users.id(user);
    UserPatch patch;
    switch (m_plan.order.kind) {
    case UserJobKind::Refresh:
        m_actions.refreshes().count(id);
        return sendOne(user, api::refreshUser(id));
    case UserJobKind::ChangeZone:
    case UserJobKind::RestoreZone:
        patch.timeZone = valueFor(m_plan, user);
        return sendOne(user, api::patchUser(id, patch));
    case UserJobKind::ChangeIngestionEnd:
        patch.ingestionEnd = m_plan.order.ingestionEnd;
        return sendOne(user, api::patchUser(id, patch));
    case UserJobKind::Deregister:
        return sendOne(user, api::deregisterProvider(id, *ProviderSlug::parse(m_plan.order.providerSlug)));
    case UserJobKind::CheckSources:
        return sendOne(user, api::connectedProviders(id));
    }
}

template <class Reply> void UserJob::sendOne(quint32 user, api::Endpoint<Reply> endpoint)
{
    m_calls[user] = m_client.send<Reply>(
        inBackground(std::move(endpoint)), [this, user](Outcome<api::Response<Reply>, ApiError> outcome) {
            Result &result = m_results[user];
            if (outcome.ok()) {
                const auto response = std::move(outcome).value();
                result.httpStatus = quint16(response.httpStatus);
                if constexpr (std::is_same_v<Reply, RefreshResult>) {
                    result.isInProgress = response.httpStatus == 202 || !response.value.inProgress.isEmpty();
                    result.isPartly = !response.value.failed.isEmpty();
                } else if constexpr (std::is_same_v<Reply, std::vector<ConnectedProvider>>) {
                    noteSources(user, response);
                }
                return settle(user, {});
            }
            settleFailure(user, outcome.error(), true);
        });
}

/// A failed read before the write leaves no unknown outcome: nothing was sent yet.
void UserJob::settleFailure(quint32 user, const ApiError &why, bool wasWrite)
{
    using Kind = UserJobOutcome::Kind;
    Result &result = m_results[user];
    result.httpStatus = quint16(why.httpStatus);
    result.why = why.kind;
    UserJobOutcome outcome = outcomeOf(why);
    if (!wasWrite && outcome.kind == Kind::Unknown)
        outcome = {Kind::Failed};
    if (wasWrite && m_plan.order.kind == UserJobKind::Deregister && saysMissing(why)) {
        result.alreadyGone = true;
        outcome = {};
    }
    result.wasRefused = outcome.kind == Kind::Refused;
    if (outcome.kind != Kind::Done && m_errors.size() < maxErrors)
        m_errors[user] = why;
    if (m_plan.order.kind == UserJobKind::Refresh)
        m_actions.refreshes().fail(m_plan.users.id(user), why);
    settle(user, outcome);
}

void UserJob::noteSources(quint32 user, const api::Response<std::vector<ConnectedProvider>> &response)
{
    const bool isWhole = response.undecodable.isWhole();
    m_results[user].isPartly = !isWhole;
    for (const SourceFault &fault : faultsIn(response.value)) {
        std::vector<quint32> &users = m_faults[fault];
        users.insert(std::ranges::lower_bound(users, user), user);
    }
    Q_EMIT sourcesRead(user, response.value, isWhole);
}

std::vector<UserJob::Fault> UserJob::faultsOf(quint32 user) const
{
    std::vector<Fault> all;
    for (const auto &[fault, users] : m_faults)
        if (std::ranges::binary_search(users, user))
            all.push_back(fault);
    return all;
}

void UserJob::settle(quint32 user, const UserJobOutcome &outcome)
{
    m_calls.erase(user);
    std::erase(m_inFlight, user);
    m_engine.settle(user, outcome, m_clock());
    note(user);
    Q_EMIT userChanged(user);
    advance();
}

void UserJob::note(quint32 user)
{
    if (m_record && !m_record->note(user, m_engine.state(user)))
        Q_EMIT recordFailed();
}

/// Reads whether a write without a response was done. A refresh leaves nothing that a read would show.
void UserJob::check(quint32 user)
{
    const UserId id = m_plan.users.id(user);
    if (m_plan.order.kind == UserJobKind::Deregister) {
        using Providers = std::vector<ConnectedProvider>;
        m_calls[user]
            = m_client.send<Providers>(inBackground(api::connectedProviders(id)),
                                       [this, user](const Outcome<api::Response<Providers>, ApiError> &outcome) {
                                           checked(user, isDeregistered(outcome, m_plan.order.providerSlug));
                                       });
        return;
    }
    m_calls[user] = m_client.send<User>(
        inBackground(api::getUser(id)), [this, user](const Outcome<api::Response<User>, ApiError> &outcome) {
            if (!outcome.ok())
                return checked(user, std::nullopt);
            checked(user, valueOf(outcome.value().value, changedField(m_plan.order)) == valueFor(m_plan, user));
        });
}

/// Without a value, the read didn't show whether it was done.
void UserJob::checked(quint32 user, std::optional<bool> isDone)
{
    m_calls.erase(user);
    std::erase(m_inFlight, user);
    if (isDone)
        m_results[user].isChecked = !*isDone;
    m_engine.settleCheck(user, isDone.value_or(false));
    note(user);
    Q_EMIT userChanged(user);
    advance();
}

void UserJob::pause()
{
    m_engine.pause();
    advance();
}

void UserJob::resume()
{
    m_engine.resume(m_clock());
    advance();
}

void UserJob::cancel()
{
    m_isDelayed = false;
    m_actions.cancelStart(m_id);
    m_engine.cancel();
    advance();
}

void UserJob::retryFailed()
{
    const bool hadEnded = isEnded();
    m_engine.retryFailed();
    if (hadEnded && !isEnded())
        Q_EMIT aboutToRetry();
    advance();
}

void UserJob::checkUnknown()
{
    m_engine.checkUnknown();
    advance();
}

void UserJob::abandon()
{
    m_isActive = false;
    m_wake.stop();
    m_tick.stop();
    const std::vector<quint32> writes = isReadOnly(m_plan.order.kind) ? std::vector<quint32>() : m_inFlight;
    for (const quint32 user : writes) // a copy, because a delivered response changes m_inFlight
        m_calls[user].deliverNow();   // responses that have arrived count, but nothing new is sent
    for (const quint32 user : std::exchange(m_inFlight, {})) {
        const api::Running::SendState sendState = m_calls[user].sendState();
        m_calls.erase(user);
        if (state(user) != UserJobState::Sending) {
            m_engine.settleCheck(user, false);
            continue;
        }
        if (m_plan.order.kind == UserJobKind::Refresh)
            m_actions.refreshes().abandon(m_plan.users.id(user), sendState);
        m_engine.abandon(user, sendState == api::Running::SendState::Open);
        note(user);
        Q_EMIT userChanged(user);
    }
    m_record.reset();
}

bool UserJob::isQueued() const
{
    return !m_isActive && !isStarting(*this) && m_engine.phase() == UserJobEngine::Phase::Running;
}

bool UserJob::canCheck() const
{
    const UserJobKind kind = m_plan.order.kind;
    return kind != UserJobKind::Refresh && !isReadOnly(kind) && m_engine.phase() != UserJobEngine::Phase::Paused
        && m_engine.totals().unknown > 0 && !m_engine.isChecking();
}

bool UserJob::canUndo() const
{
    return m_plan.order.kind == UserJobKind::ChangeZone && isEnded() && m_engine.totals().done > 0;
}

int UserJob::backoffSeconds() const
{
    const auto now = m_clock();
    const auto until = m_isActive ? m_engine.backoffUntil(now) : std::nullopt;
    return until ? std::max(1, int(std::chrono::ceil<std::chrono::seconds>(*until - now).count())) : 0;
}

ApiError UserJob::error(quint32 user) const
{
    const auto kept = m_errors.constFind(user);
    return kept != m_errors.constEnd()
        ? *kept
        : ApiError{.kind = m_results[user].why, .httpStatus = m_results[user].httpStatus};
}

void UserJob::verifyIn(const UserSnapshot &users)
{
    std::vector<quint32> done;
    std::vector<std::string> ids;
    for (quint32 user = 0; user < m_plan.users.size(); ++user)
        if (state(user) == UserJobState::Done) {
            done.push_back(user);
            ids.push_back(m_plan.users.idText(user).toStdString());
        }
    const auto rows = rowsWithIds(users, ids);
    for (size_t at = 0; at < done.size(); ++at) {
        if (!rows[at])
            continue; // deleted since
        const auto [segment, row] = users.at(*rows[at]);
        bool isOld = false; // any other value may be of a later job, or of a colleague
        if (m_plan.order.kind == UserJobKind::Deregister) {
            const auto list = users.dictionary().sourceList(segment->sourceList(row));
            isOld = std::ranges::any_of(list, [&](quint16 source) {
                return isSameWord(users.dictionary().source(source).slug, m_plan.order.providerSlug);
            });
        } else {
            const bool isEnd = changedField(m_plan.order) == UserField::IngestionEnd;
            const UserColumn column = isEnd ? UserColumn::IngestionEnd : UserColumn::Zone;
            const QString text = users.dictionary().text(segment->number(column, row));
            isOld = (isEnd ? text.left(10) : text) == valueBefore(m_plan, done[at]);
        }
        if (std::exchange(m_results[done[at]].isNotSeen, isOld) != isOld)
            Q_EMIT userChanged(done[at]);
    }
    Q_EMIT changed();
}

} // namespace labdesk
