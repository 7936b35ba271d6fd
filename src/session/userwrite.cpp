// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userwrite.h"

#include "api/providerendpoints.h"
#include "api/userendpoints.h"
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

/// The pause after which a refused write may be sent once more, in whole seconds and at least one that can be seen.
/// Only where the service said itself that it did nothing, and when to come again; who names a minute or more (it is
/// capped there) would only refuse again, as for one refresh too many.
std::optional<int> pauseAskedFor(const ApiError &why)
{
    using namespace std::chrono;
    const bool invites = why.kind == ApiError::Kind::RateLimited || why.kind == ApiError::Kind::Busy;
    if (!invites || !why.retryAfter || *why.retryAfter >= minutes(1))
        return std::nullopt;
    return std::max(1, int(ceil<seconds>(*why.retryAfter).count()));
}

} // namespace

UserWrite::UserWrite(UserAction action, const Means &means, QObject *parent)
    : QObject(parent), m_action(std::move(action)), m_means(means), m_readBack(means.client, means.directory)
{
}

bool UserWrite::isOnItsWay() const
{
    return std::holds_alternative<UserAction::Sending>(m_action.state) && !m_isAnswered;
}

bool UserWrite::isUnderWay() const
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
        m_action.endedAt = m_means.now();
    qCDebug(sessionLog, "write %llu: kind %d, state %zu", m_action.id, int(m_action.kind), m_action.state.index());
    Q_EMIT changed();
}

void UserWrite::send()
{
    if (m_action.kind == UserActionKind::StartJob)
        return enter(UserAction::Succeeded{});
    if (m_action.kind == UserActionKind::Edit)
        return sendEdit();
    Q_EMIT aboutToSend();
    switch (m_action.kind) {
    case UserActionKind::Create:
        sendCreate();
        break;
    case UserActionKind::ChangeZone:
        sendZone();
        break;
    case UserActionKind::Edit:
    case UserActionKind::StartJob:
        break; // above
    case UserActionKind::Refresh:
        sendRefresh();
        break;
    case UserActionKind::Deregister:
        sendPlain(api::deregisterProvider(*m_action.user, *ProviderSlug::parse(m_action.providerSlug)));
        break;
    case UserActionKind::Delete:
        sendPlain(api::deleteUser(*m_action.user));
        break;
    }
    enter(UserAction::Sending{});
}

void UserWrite::sendCreate()
{
    m_call = m_means.client.send<CreatedUser>(
        api::createUser(m_action.newUser), [this](Outcome<api::Answer<CreatedUser>, ApiError> outcome) {
            if (!outcome.ok())
                return failed(outcome.error());
            const CreatedUser made = std::move(outcome).value().value;
            m_action.user = made.id;
            if (!made.whole) {
                m_isAnswered = true;
                return m_readBack.readNow(made.id, [this](const auto &now) { done({.verified = now.ok()}); });
            }
            m_means.directory.put(*made.whole);
            done({.verified = true});
        });
}

void UserWrite::sendZone()
{
    UserPatch patch;
    patch.timeZone = m_action.zone;
    sendPlain(api::patchUser(*m_action.user, patch));
}

/// What the person saw may be old: the dialog can stay open, and the countdown takes its time.
void UserWrite::sendEdit()
{
    m_isComparing = true;
    enter(UserAction::Sending{});
    m_readBack.readNow(*m_action.user, [this](const Outcome<User, ApiError> &outcome) {
        m_isComparing = false;
        if (!outcome.ok())
            return enter(UserAction::Failed{outcome.error()}); // nothing was sent, whatever the reason
        UserFieldList changed = fieldsIn(m_action.patch);
        std::erase_if(changed, [&](UserField field) {
            return valueOf(outcome.value(), field) == valueOf(*m_action.before, field);
        });
        if (changed.empty())
            return sendPatch();
        reloadIfOpen(*m_action.user);
        enter(UserAction::Canceled{.changedElsewhere = changed});
    });
}

void UserWrite::sendPatch()
{
    Q_EMIT aboutToSend();
    sendPlain(api::patchUser(*m_action.user, m_action.patch));
}

/// Some services take one field and leave another, or store it in another form.
void UserWrite::doneEditing(const User &now)
{
    UserAction::Succeeded success;
    for (const UserField field : missingIn(now, m_action.patch)) {
        const bool isOld = valueOf(now, field) == valueOf(*m_action.before, field);
        (isOld ? success.kept : success.altered).push_back(field);
    }
    success.verified = success.kept.empty() && success.altered.empty();
    done(std::move(success));
}

void UserWrite::sendRefresh()
{
    const UserId user = *m_action.user;
    m_means.refreshes.count(user);
    m_call = m_means.client.send<RefreshResult>(
        api::refreshUser(user), [this, user](Outcome<api::Answer<RefreshResult>, ApiError> outcome) {
            if (!outcome.ok()) {
                if (!wasSent(outcome.error()))
                    m_means.refreshes.uncount(user);
                else if (!leavesOutcomeOpen(outcome.error()))
                    m_means.refreshes.refuse(user);
                return failed(outcome.error());
            }
            const auto answer = std::move(outcome).value();
            reloadIfOpen(user);
            done({.refresh = answer.value,
                  .inProgress = answer.httpStatus == 202 || !answer.value.inProgress.isEmpty()});
        });
}

/// For writes whose answer says no more than that it was done.
template <class Reply> void UserWrite::sendPlain(const api::Endpoint<Reply> &endpoint)
{
    m_call = m_means.client.send<Reply>(endpoint, [this](Outcome<api::Answer<Reply>, ApiError> outcome) {
        if (!outcome.ok())
            return failed(outcome.error());
        verify();
    });
}

void UserWrite::failed(const ApiError &why)
{
    if (leavesOutcomeOpen(why))
        return enter(UserAction::Unknown{why});
    if (const auto pause = pauseAskedFor(why); pause && !std::exchange(m_hasPaused, true)) {
        Q_EMIT pauseAsked(*pause);
        return;
    }
    if (removes() && why.kind == ApiError::Kind::NotFound)
        return done({.alreadyGone = true});
    enter(UserAction::Failed{why});
}

void UserWrite::verify()
{
    m_isAnswered = true;
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
        if (seen.made)
            m_action.user = seen.made;
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
        // The sources look the same before and after: asking again is harmless, only the hourly limit counts it.
        reloadIfOpen(*m_action.user);
        return enter(UserAction::Failed{unknown.why});
    }
    // Not there yet is not never: a slow service may still be at it.
    enter(UserAction::Unknown{.why = unknown.why, .notSeenYet = true});
}

void UserWrite::abandon()
{
    if (std::exchange(m_isComparing, false)) {
        m_readBack.cancel();
        return enter(UserAction::Canceled{});
    }
    m_call.cancel();
    enter(UserAction::Unknown{.why = {.kind = ApiError::Kind::OutcomeUnknown}});
}

/// Everything that shows the user is brought up to date before anybody is told.
void UserWrite::done(UserAction::Succeeded success)
{
    if (m_action.kind == UserActionKind::Delete && !success.stillListed) {
        if (m_means.details.userId() == m_action.user)
            m_means.details.close();
        m_means.directory.remove(*m_action.user);
    }
    if (m_action.kind == UserActionKind::ChangeZone || m_action.kind == UserActionKind::Edit
        || m_action.kind == UserActionKind::Deregister)
        reloadIfOpen(*m_action.user);
    if (m_action.kind == UserActionKind::Deregister)
        m_readBack.updateRow(*m_action.user);
    enter(std::move(success));
    if (m_action.kind == UserActionKind::Create)
        Q_EMIT created(UserId(*m_action.user));
}

void UserWrite::reloadIfOpen(const UserId &user)
{
    if (m_means.details.userId() == user)
        m_means.details.reload();
}

} // namespace labdesk
