// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userwrite.h"

#include "api/operations.h"
#include "domain/absence.h"
#include "domain/logging.h"
#include "domain/useredit.h"
#include "session/refreshbudget.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <variant>

namespace labdesk {

namespace {

/// The pause after which a refused write may be sent again, in whole seconds and at least one. Only if the service
/// itself said that it did nothing, and when to retry. With a minute or more (the cap), it would only refuse again, as
/// after too many refreshes.
std::optional<int> requestedPause(const ApiError &why)
{
    using namespace std::chrono;
    const bool isRefusedForNow = why.kind == ApiError::Kind::RateLimited || why.kind == ApiError::Kind::Busy;
    if (!isRefusedForNow || !why.retryAfter || *why.retryAfter >= minutes(1))
        return std::nullopt;
    return std::max(1, int(ceil<seconds>(*why.retryAfter).count()));
}

} // namespace

UserWrite::UserWrite(UserAction action, const Context &context)
    : m_action(std::move(action)), m_context(context), m_readBack(context.client, context.directory)
{
}

bool UserWrite::isInFlight() const
{
    return std::holds_alternative<UserAction::Sending>(m_action.state) && !m_hasResponse;
}

bool UserWrite::isPending() const
{
    if (const auto *unknown = std::get_if<UserAction::Unknown>(&m_action.state))
        return unknown->checking || !unknown->notSeenYet;
    return std::holds_alternative<UserAction::Delayed>(m_action.state)
        || std::holds_alternative<UserAction::Sending>(m_action.state);
}

bool UserWrite::removes() const
{
    return m_action.kind == UserActionKind::Delete || m_action.kind == UserActionKind::Deregister;
}

void UserWrite::enter(UserAction::State state)
{
    m_action.state = std::move(state);
    if (std::holds_alternative<UserAction::Succeeded>(m_action.state)
        || std::holds_alternative<UserAction::Failed>(m_action.state))
        m_action.endedAt = m_context.now();
    qCDebug(sessionLog, "write %llu: kind %d, state %zu", m_action.id, int(m_action.kind), m_action.state.index());
    Q_EMIT changed();
}

void UserWrite::send()
{
    if (m_action.kind == UserActionKind::StartJob)
        return enter(UserAction::Succeeded{});
    if (m_action.kind == UserActionKind::Edit || m_action.kind == UserActionKind::ChangeZone)
        return compare();
    sendNow();
    enter(UserAction::Sending{});
}

void UserWrite::sendNow()
{
    Q_EMIT aboutToSend();
    switch (m_action.kind) {
    case UserActionKind::Create:
        return sendCreate();
    case UserActionKind::ChangeZone:
    case UserActionKind::Edit:
        return sendPatch();
    case UserActionKind::Refresh:
        return sendRefresh();
    case UserActionKind::Deregister:
        return sendPlain(api::deregisterProvider(*m_action.user, *ProviderSlug::parse(m_action.providerSlug)));
    case UserActionKind::Delete:
        return sendPlain(api::deleteUser(*m_action.user));
    case UserActionKind::StartJob:
        return;
    }
}

void UserWrite::sendCreate()
{
    m_call = m_context.client.send<CreatedUser>(
        api::createUser(m_action.newUser), [this](Outcome<api::Response<CreatedUser>, ApiError> outcome) {
            if (!outcome.ok())
                return failed(outcome.error());
            const CreatedUser made = std::move(outcome).value().value;
            m_action.user = made.id;
            if (!made.whole) {
                m_hasResponse = true;
                return m_readBack.readNow(made.id, [this](const auto &now) { done({.verified = now.ok()}); });
            }
            m_context.directory.put(*made.whole);
            done({.verified = true});
        });
}

/// The values that the person saw may be outdated: a dialog can stay open, a countdown takes time, and an undo may come
/// late.
void UserWrite::compare()
{
    m_isComparing = true;
    enter(UserAction::Sending{});
    m_readBack.readNow(*m_action.user, [this](const Outcome<User, ApiError> &outcome) {
        m_isComparing = false;
        if (!outcome.ok()) { // nothing was sent, for whatever reason
            if (!startPause(outcome.error()))
                enter(UserAction::Failed{outcome.error()});
            return;
        }
        const UserFieldList changed = changedElsewhere(outcome.value());
        if (changed.empty())
            return sendNow();
        Q_EMIT outdated(UserId(*m_action.user));
        enter(UserAction::Canceled{.changedElsewhere = changed});
    });
}

UserFieldList UserWrite::changedElsewhere(const User &now) const
{
    if (m_action.kind == UserActionKind::ChangeZone)
        return valueOf(now, UserField::TimeZone) == m_action.previousZone ? UserFieldList()
                                                                          : UserFieldList{UserField::TimeZone};
    UserFieldList changed = fieldsIn(m_action.patch);
    std::erase_if(changed, [&](UserField field) { return valueOf(now, field) == valueOf(*m_action.before, field); });
    return changed;
}

void UserWrite::sendPatch()
{
    UserPatch patch = m_action.patch;
    if (m_action.kind == UserActionKind::ChangeZone)
        patch.timeZone = m_action.zone;
    sendPlain(api::patchUser(*m_action.user, patch));
}

/// Some services change one field and not another, or store it in another form.
void UserWrite::doneEditing(const User &now)
{
    UserAction::Succeeded success;
    for (const UserField field : fieldsMissingIn(now, m_action.patch)) {
        const bool isOld = valueOf(now, field) == valueOf(*m_action.before, field);
        (isOld ? success.kept : success.altered).push_back(field);
    }
    success.verified = success.kept.empty() && success.altered.empty();
    done(std::move(success));
}

void UserWrite::sendRefresh()
{
    const UserId user = *m_action.user;
    m_context.refreshes.count(user);
    m_call = m_context.client.send<RefreshResult>(
        api::refreshUser(user), [this, user](Outcome<api::Response<RefreshResult>, ApiError> outcome) {
            if (!outcome.ok()) {
                m_context.refreshes.fail(user, outcome.error());
                return failed(outcome.error());
            }
            const auto response = std::move(outcome).value();
            Q_EMIT outdated(user);
            done({.refresh = response.value,
                  .inProgress = response.httpStatus == 202 || !response.value.inProgress.isEmpty()});
        });
}

/// For writes whose response only says that they were done.
template <class Reply> void UserWrite::sendPlain(const api::Endpoint<Reply> &endpoint)
{
    m_call = m_context.client.send<Reply>(endpoint, [this](Outcome<api::Response<Reply>, ApiError> outcome) {
        if (!outcome.ok())
            return failed(outcome.error());
        verify();
    });
}

/// Starts a pause if the service requests one for the first time; returns whether it did.
bool UserWrite::startPause(const ApiError &why)
{
    const auto pause = requestedPause(why);
    if (!pause || std::exchange(m_hasPaused, true))
        return false;
    Q_EMIT pauseAsked(*pause);
    return true;
}

void UserWrite::failed(const ApiError &why)
{
    if (hasUnknownOutcome(why))
        return enter(UserAction::Unknown{why});
    if (startPause(why))
        return;
    if (removes() && saysMissing(why))
        return done({.alreadyGone = true});
    enter(UserAction::Failed{why});
}

void UserWrite::verify()
{
    m_hasResponse = true;
    m_readBack.read(m_action, [this](const UserReadBack::Seen &seen) {
        if (m_action.kind == UserActionKind::Edit && seen.user)
            return doneEditing(*seen.user);
        switch (seen.finding) {
        case UserReadBack::Finding::Done:
            return done({.verified = true});
        case UserReadBack::Finding::NotDone:
            return done({.stillListed = removes()});
        case UserReadBack::Finding::Unreadable:
            return done({});
        }
    });
}

void UserWrite::check()
{
    const auto *unknown = std::get_if<UserAction::Unknown>(&m_action.state);
    if (!unknown || unknown->checking)
        return;
    enter(UserAction::Unknown{unknown->why, true, unknown->notSeenYet});
    m_readBack.read(m_action, [this](const UserReadBack::Seen &seen) {
        if (seen.wasThereBefore) // the service refused it, and that response was lost
            return enter(
                UserAction::Failed{ApiError{.kind = ApiError::Kind::Duplicate, .existingUserId = seen.listed->text()}});
        if (seen.listed)
            m_action.user = seen.listed;
        if (m_action.kind == UserActionKind::Edit && seen.finding == UserReadBack::Finding::Done)
            return doneEditing(*seen.user);
        settleCheck(seen.finding);
    });
}

void UserWrite::settleCheck(UserReadBack::Finding finding)
{
    auto unknown = std::get<UserAction::Unknown>(m_action.state);
    unknown.checking = false;
    switch (finding) {
    case UserReadBack::Finding::Done:
        return done({.verified = true});
    case UserReadBack::Finding::Unreadable:
        return enter(std::move(unknown));
    case UserReadBack::Finding::NotDone:
        break;
    }
    if (m_action.kind == UserActionKind::Refresh) {
        // The sources look the same before and after. Requesting it again is harmless and only counts toward the hourly
        // limit.
        Q_EMIT outdated(UserId(*m_action.user));
        return enter(UserAction::Failed{unknown.why});
    }
    // A slow service may still be working on it.
    enter(UserAction::Unknown{.why = unknown.why, .notSeenYet = true});
}

bool UserWrite::mayHaveBeenSent() const
{
    return isInFlight() && m_call.sendState() == api::Running::SendState::Open;
}

void UserWrite::abandon()
{
    m_call.deliverNow();
    if (!isInFlight())
        return;
    const api::Running::SendState sendState = m_call.sendState();
    m_call.cancel();
    if (std::exchange(m_isComparing, false))
        m_readBack.cancel();
    if (sendState == api::Running::SendState::Open)
        return enter(UserAction::Unknown{.why = {.kind = ApiError::Kind::OutcomeUnknown}});
    if (m_action.kind == UserActionKind::Refresh)
        m_context.refreshes.abandon(*m_action.user, sendState);
    enter(UserAction::Canceled{.wasRefused = m_hasPaused || sendState == api::Running::SendState::Refused});
}

void UserWrite::stopReading()
{
    m_readBack.cancel();
    if (const auto *unknown = std::get_if<UserAction::Unknown>(&m_action.state); unknown && unknown->checking)
        enter(UserAction::Unknown{.why = unknown->why, .notSeenYet = unknown->notSeenYet});
    else if (std::holds_alternative<UserAction::Sending>(m_action.state) && m_hasResponse)
        enter(UserAction::Succeeded{});
}

/// All views of the user are updated before success is reported.
void UserWrite::done(UserAction::Succeeded success)
{
    if (m_action.kind == UserActionKind::Delete && !success.stillListed) {
        if (m_context.details.userId() == m_action.user)
            m_context.details.close();
        m_context.directory.remove(*m_action.user);
    }
    if (m_action.kind == UserActionKind::ChangeZone || m_action.kind == UserActionKind::Edit
        || m_action.kind == UserActionKind::Deregister || m_action.kind == UserActionKind::Delete)
        Q_EMIT outdated(UserId(*m_action.user));
    if (m_action.kind == UserActionKind::Deregister)
        m_readBack.updateRow(*m_action.user);
    enter(std::move(success));
    if (m_action.kind == UserActionKind::Create)
        Q_EMIT created(UserId(*m_action.user));
}

} // namespace labdesk
