// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/providerendpoints.h"
#include "api/userendpoints.h"
#include "session/useractionrunning.h"
#include "session/useractions.h"
#include "session/userdirectory.h"

#include <algorithm>

namespace labdesk {

void UserActions::readBack(quint64 id, Reading reading)
{
    runningOf(id)->isAnswered |= reading == Reading::Verify;
    switch (runningOf(id)->action.kind) {
    case UserActionKind::Create:
        return readList(id); // its id is not known yet
    case UserActionKind::ChangeZone:
    case UserActionKind::Delete:
        return readUser(id, reading);
    case UserActionKind::Deregister:
    case UserActionKind::Refresh:
        return readProviders(id, reading);
    }
}

void UserActions::readUser(quint64 id, Reading reading)
{
    Running &running = *runningOf(id);
    running.call = m_client.send<User>(
        api::getUser(*running.action.user), [this, id, reading](Outcome<api::Answer<User>, ApiError> outcome) {
            const UserAction &action = runningOf(id)->action;
            const bool isDelete = action.kind == UserActionKind::Delete;
            if (!outcome.ok()) {
                const bool isGone = outcome.error().kind == ApiError::Kind::NotFound;
                return isDelete && isGone ? settle(id, reading, true) : unreadable(id, reading);
            }
            const User user = std::move(outcome).value().value;
            m_directory.put(user);
            settle(id, reading, !isDelete && user.timeZone && user.timeZone->id == action.zone);
        });
}

void UserActions::readProviders(quint64 id, Reading reading)
{
    Running &running = *runningOf(id);
    using Providers = std::vector<ConnectedProvider>;
    running.call = m_client.send<Providers>(
        api::connectedProviders(*running.action.user),
        [this, id, reading](Outcome<api::Answer<Providers>, ApiError> outcome) {
            const UserAction &action = runningOf(id)->action;
            if (!outcome.ok()) {
                const bool isGone
                    = outcome.error().kind == ApiError::Kind::NotFound && action.kind == UserActionKind::Deregister;
                return isGone ? settle(id, reading, true) : unreadable(id, reading);
            }
            const api::Answer<Providers> answer = std::move(outcome).value();
            const bool isListed = std::any_of(answer.value.begin(), answer.value.end(),
                                              [&](const auto &known) { return known.slug == action.providerSlug; });
            if (!isListed && answer.unread.count > 0) // it may be one of those that could not be read
                return unreadable(id, reading);
            settle(id, reading, action.kind == UserActionKind::Deregister && !isListed);
        });
}

/// For a create of which nothing is known: whether the team has a user of that client id now.
void UserActions::readList(quint64 id)
{
    const auto *old = readyIn(m_directory.state());
    const auto look = [this, id, before = old ? old->at : QDateTime()] {
        const auto *ready = readyIn(m_directory.state());
        const bool isWaiting = std::holds_alternative<Loading>(m_directory.state()) || (ready && ready->refreshing);
        if (isWaiting)
            return;
        Running &running = *runningOf(id);
        disconnect(running.list);
        if (!ready || ready->stale || ready->at == before) // it failed, or somebody did not want to wait
            return unreadable(id, Reading::Check);
        const UserStore &store = m_directory.store();
        for (UserStore::Row row = 0; row < store.size(); ++row)
            if (store.clientUserId(row) == running.action.clientUserId)
                running.action.user = store.id(row);
        settle(id, Reading::Check, running.action.user.has_value());
    };
    m_directory.reload();
    runningOf(id)->list = connect(&m_directory, &UserDirectory::stateChanged, this, look);
}

/// Some deployments answer a create with the ids only.
void UserActions::readCreated(quint64 id)
{
    Running &running = *runningOf(id);
    running.isAnswered = true;
    running.call = m_client.send<User>(api::getUser(*running.action.user),
                                       [this, id](Outcome<api::Answer<User>, ApiError> outcome) {
                                           const bool cameBack = outcome.ok();
                                           if (cameBack)
                                               m_directory.put(std::move(outcome).value().value);
                                           done(id, {.verified = cameBack});
                                       });
}

void UserActions::settle(quint64 id, Reading reading, bool isTrue)
{
    const UserAction &action = runningOf(id)->action;
    if (isTrue)
        return done(id, {.verified = true});
    if (reading == Reading::Verify) {
        const bool removes = action.kind == UserActionKind::Delete || action.kind == UserActionKind::Deregister;
        return done(id, {.stillListed = removes});
    }
    if (action.kind == UserActionKind::Refresh) {
        // The sources look the same before and after: asking again is harmless, only the hourly limit counts it.
        reloadIfOpen(*action.user);
        return enter(id, UserAction::Failed{std::get<UserAction::Unknown>(action.state).why});
    }
    // Not there yet is not never: a slow service may still be at it.
    enter(id, UserAction::Unknown{.why = std::get<UserAction::Unknown>(action.state).why, .notSeenYet = true});
}

void UserActions::unreadable(quint64 id, Reading reading)
{
    if (reading == Reading::Verify)
        return done(id, {});
    auto unknown = std::get<UserAction::Unknown>(runningOf(id)->action.state);
    unknown.checking = false;
    enter(id, std::move(unknown));
}

/// The sources stand in the list too. When they cannot be had, the list shows the old ones until it is loaded again;
/// what the action itself came to is known already.
void UserActions::listSource(quint64 id)
{
    Running &running = *runningOf(id);
    const UserId user = *running.action.user;
    running.listing
        = m_client.send<User>(api::getUser(user), [this, user](Outcome<api::Answer<User>, ApiError> outcome) {
              if (outcome.ok())
                  m_directory.put(std::move(outcome).value().value);
              else if (outcome.error().kind == ApiError::Kind::NotFound)
                  m_directory.remove(user);
          });
}

} // namespace labdesk
