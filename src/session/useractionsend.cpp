// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/providerendpoints.h"
#include "api/userendpoints.h"
#include "session/useractionrunning.h"
#include "session/useractions.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"

#include <algorithm>

namespace labdesk {

namespace {

/// Of a write whose bytes left and that nobody answered, the outcome is unknown: one that timed out never left.
bool wasSent(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::InvalidInput:
    case ApiError::Kind::ReadOnly:
    case ApiError::Kind::NoCredential:
    case ApiError::Kind::KeyRefusedLocally:
    case ApiError::Kind::HostNotFound:
    case ApiError::Kind::ConnectionRefused:
    case ApiError::Kind::ProxyFailed:
    case ApiError::Kind::ProxySignInNeeded:
    case ApiError::Kind::ProxySignInRefused:
    case ApiError::Kind::TlsFailed:
    case ApiError::Kind::NoTls:
    case ApiError::Kind::CertificateUnusable:
    case ApiError::Kind::CertificateWanted:
    case ApiError::Kind::CertificateRefused:
    case ApiError::Kind::ConnectionLost:
    case ApiError::Kind::TimedOut:
        return false;
    default:
        return true;
    }
}

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

void UserActions::send(quint64 id)
{
    Q_EMIT aboutToSend(id);
    const UserAction &action = runningOf(id)->action;
    switch (action.kind) {
    case UserActionKind::Create:
        sendCreate(id);
        break;
    case UserActionKind::ChangeZone:
        sendZone(id);
        break;
    case UserActionKind::Refresh:
        sendRefresh(id);
        break;
    case UserActionKind::Deregister:
        sendPlain(id, api::deregisterProvider(*action.user, *ProviderSlug::parse(action.providerSlug)));
        break;
    case UserActionKind::Delete:
        sendPlain(id, api::deleteUser(*action.user));
        break;
    }
    enter(id, UserAction::Sending{});
}

void UserActions::sendCreate(quint64 id)
{
    Running &running = *runningOf(id);
    running.call = m_client.send<CreatedUser>(api::createUser(running.action.newUser),
                                              [this, id](Outcome<api::Answer<CreatedUser>, ApiError> outcome) {
                                                  if (!outcome.ok())
                                                      return failed(id, outcome.error());
                                                  const CreatedUser made = std::move(outcome).value().value;
                                                  runningOf(id)->action.user = made.id;
                                                  if (!made.whole)
                                                      return readCreated(id);
                                                  m_directory.put(*made.whole);
                                                  done(id, {.verified = true});
                                              });
}

void UserActions::sendZone(quint64 id)
{
    const UserAction &action = runningOf(id)->action;
    UserPatch patch;
    patch.timeZone = action.zone;
    sendPlain(id, api::patchUser(*action.user, patch));
}

void UserActions::sendRefresh(quint64 id)
{
    Running &running = *runningOf(id);
    const UserId user = *running.action.user;
    countRefresh(user);
    running.call = m_client.send<RefreshResult>(
        api::refreshUser(user), [this, id, user](Outcome<api::Answer<RefreshResult>, ApiError> outcome) {
            if (!outcome.ok()) {
                if (!wasSent(outcome.error()))
                    uncountRefresh(user);
                return failed(id, outcome.error());
            }
            const auto answer = std::move(outcome).value();
            reloadIfOpen(user);
            done(id,
                 {.refresh = answer.value,
                  .inProgress = answer.httpStatus == 202 || !answer.value.inProgress.isEmpty()});
        });
}

/// For writes whose answer says no more than that it was done.
template <class Reply> void UserActions::sendPlain(quint64 id, const api::Endpoint<Reply> &endpoint)
{
    runningOf(id)->call = m_client.send<Reply>(endpoint, [this, id](Outcome<api::Answer<Reply>, ApiError> outcome) {
        if (!outcome.ok())
            return failed(id, outcome.error());
        readBack(id, Reading::Verify);
    });
}

void UserActions::failed(quint64 id, const ApiError &why)
{
    Running &running = *runningOf(id);
    const UserAction &action = running.action;
    if (leavesOutcomeOpen(why))
        return enter(id, UserAction::Unknown{why});
    if (const auto pause = pauseAskedFor(why); pause && !running.hasPaused) {
        running.hasPaused = true;
        return countDown(id, {.secondsLeft = *pause, .of = *pause, .askedToPause = true});
    }
    const bool removes = action.kind == UserActionKind::Delete || action.kind == UserActionKind::Deregister;
    if (removes && why.kind == ApiError::Kind::NotFound)
        return done(id, {.alreadyGone = true});
    enter(id, UserAction::Failed{why});
}

/// Everything that shows the user is brought up to date before anybody is told.
void UserActions::done(quint64 id, UserAction::Succeeded success)
{
    const UserAction action = runningOf(id)->action;
    if (action.kind == UserActionKind::Delete && !success.stillListed) {
        if (m_details.userId() == action.user)
            m_details.close();
        m_directory.remove(*action.user);
    }
    if (action.kind == UserActionKind::ChangeZone || action.kind == UserActionKind::Deregister)
        reloadIfOpen(*action.user);
    if (action.kind == UserActionKind::Deregister)
        listSource(id);
    enter(id, std::move(success));
    if (action.kind == UserActionKind::Create)
        Q_EMIT created(*action.user);
}

void UserActions::reloadIfOpen(const UserId &user)
{
    if (m_details.userId() == user)
        m_details.reload();
}

} // namespace labdesk
