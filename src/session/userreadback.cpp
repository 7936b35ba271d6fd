// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userreadback.h"

#include "api/operations.h"
#include "domain/absence.h"
#include "domain/remote.h"
#include "domain/useredit.h"
#include "session/userdirectory.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace labdesk {

namespace {

UserReadBack::Finding findingOf(bool isDone)
{
    return isDone ? UserReadBack::Finding::Done : UserReadBack::Finding::NotDone;
}

std::optional<UserStore::Row> rowWithClientId(const UserStore &store, const QString &clientUserId)
{
    const std::string id = clientUserId.toStdString();
    for (UserStore::Row row = store.size(); row-- > 0;) {
        const auto [segment, at] = store.snapshot().at(row);
        if (segment->clientUserId(at) == id)
            return row;
    }
    return std::nullopt;
}

} // namespace

std::optional<bool> isDeregistered(const Outcome<api::Response<std::vector<ConnectedProvider>>, ApiError> &sources,
                                   const QString &slug)
{
    if (!sources.ok())
        return saysMissing(sources.error()) ? std::optional(true) : std::nullopt;
    const api::Response<std::vector<ConnectedProvider>> &response = sources.value();
    if (std::ranges::any_of(response.value, [&](const ConnectedProvider &one) { return isSameWord(one.slug, slug); }))
        return false;
    return response.undecodable.isWhole() ? std::optional(true) : std::nullopt; // an unreadable entry may be the source
}

UserReadBack::UserReadBack(api::ApiClient &client, UserDirectory &directory) : m_client(client), m_directory(directory)
{
}

void UserReadBack::read(const UserAction &action, Handler handler)
{
    m_handler = std::move(handler);
    switch (action.kind) {
    case UserActionKind::Create:
        return readList(action); // its id is not known yet
    case UserActionKind::ChangeZone:
    case UserActionKind::Edit:
    case UserActionKind::Delete:
        return readUser(action);
    case UserActionKind::Deregister:
    case UserActionKind::Refresh:
        return readProviders(action);
    case UserActionKind::StartJob:
        return; // the job does its own reads
    }
}

void UserReadBack::report(const Seen &seen)
{
    if (const Handler handler = std::exchange(m_handler, nullptr))
        handler(seen);
}

void UserReadBack::cancel()
{
    disconnect(m_list);
    m_call.cancel();
    m_rowCall.cancel();
    m_handler = nullptr;
}

void UserReadBack::readUser(const UserAction &action)
{
    readNow(*action.user, [this, action](const Outcome<User, ApiError> &outcome) {
        const bool isDelete = action.kind == UserActionKind::Delete;
        if (!outcome.ok()) {
            const bool isGone = saysMissing(outcome.error());
            return report({isDelete && isGone ? Finding::Done : Finding::Unreadable});
        }
        const User &user = outcome.value();
        const bool isEdited = action.kind == UserActionKind::Edit
            && fieldsMissingIn(user, action.patch).size() < fieldsIn(action.patch).size();
        const bool isInZone
            = action.kind == UserActionKind::ChangeZone && valueOf(user, UserField::TimeZone) == action.zone;
        report({.finding = findingOf(isEdited || isInZone), .user = user});
    });
}

void UserReadBack::readNow(const UserId &user, const std::function<void(const Outcome<User, ApiError> &)> &handler)
{
    const auto receive = [this, handler, read = m_directory.beginRead()](auto outcome) {
        if (!outcome.ok())
            return handler(outcome.error());
        const User now = std::move(outcome).value().value;
        m_directory.put(now, read);
        handler(now);
    };
    m_call = m_client.send<User>(api::getUser(user), receive);
}

void UserReadBack::readProviders(const UserAction &action)
{
    using Providers = std::vector<ConnectedProvider>;
    m_call = m_client.send<Providers>(
        api::connectedProviders(*action.user),
        [this, isDeregister = action.kind == UserActionKind::Deregister,
         slug = action.providerSlug](const Outcome<api::Response<Providers>, ApiError> &outcome) {
            const std::optional<bool> isGone = isDeregistered(outcome, slug);
            if (!isGone || (!isDeregister && !outcome.ok()))
                return report({Finding::Unreadable});
            report({findingOf(isDeregister && *isGone)});
        });
}

/// A user with the client ID counts as the one that was created only if it is new, as far as the clocks of this
/// computer and the service agree.
void UserReadBack::readList(const UserAction &action)
{
    constexpr qint64 clocksMayDiffer = std::chrono::milliseconds(std::chrono::minutes(5)).count();
    const auto *old = readyIn(m_directory.state());
    if (old && old->at <= action.at)
        m_wasListed = rowWithClientId(m_directory.store(), action.clientUserId).has_value();
    const auto check = [this, clientUserId = action.clientUserId, before = old ? old->at : QDateTime(),
                        since = action.at.toMSecsSinceEpoch() - clocksMayDiffer] {
        const auto *ready = readyIn(m_directory.state());
        const bool isWaiting = std::holds_alternative<Loading>(m_directory.state()) || (ready && ready->refreshing);
        if (isWaiting)
            return;
        disconnect(m_list);
        if (!ready || ready->stale || ready->at == before) // it failed, or a person canceled it
            return report({Finding::Unreadable});
        const UserStore &store = m_directory.store();
        const auto row = rowWithClientId(store, clientUserId);
        if (!row) // it may be among the missing users
            return report({m_directory.isComplete() ? Finding::NotDone : Finding::Unreadable});
        const qint64 createdAt = store.createdMs(*row);
        const bool isDated = createdAt != UserFields::invalidTimestamp;
        if (isDated && createdAt >= since && !m_wasListed)
            return report({Finding::Done, store.id(*row)});
        if (isDated && createdAt < since && m_wasListed)
            return report({.finding = Finding::NotDone, .listed = store.id(*row), .wasThereBefore = true});
        report({Finding::Unreadable});
    };
    m_directory.reload();
    m_list = connect(&m_directory, &UserDirectory::stateChanged, this, check);
}

void UserReadBack::updateRow(const UserId &user)
{
    const auto receive = [this, user, read = m_directory.beginRead()](auto outcome) {
        if (outcome.ok())
            m_directory.put(std::move(outcome).value().value, read);
        else if (saysMissing(outcome.error()))
            m_directory.remove(user, read);
    };
    m_rowCall = m_client.send<User>(api::getUser(user), receive);
}

} // namespace labdesk
