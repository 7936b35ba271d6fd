// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userdirectory.h"

#include "api/userendpoints.h"

namespace labdesk {

namespace {
constexpr int pageSize = 500; // the most that deployments that page allow
}

UserDirectory::UserDirectory(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client) {}

void UserDirectory::reload()
{
    m_arrived.clear();
    m_drift.clear();
    m_call = m_client.send<UserPage>(api::listUsers(), [this](auto outcome) { receive(std::move(outcome)); });
    enter(awaiting(m_state, QDateTime::currentDateTimeUtc()));
}

void UserDirectory::cancel()
{
    m_call.cancel();
    m_arrived.clear();
    enter(afterCancel(m_state));
}

void UserDirectory::receive(Outcome<api::Answer<UserPage>, ApiError> outcome)
{
    if (!outcome.ok())
        return enter(afterFailure(m_state, outcome.error()));
    auto answer = std::move(outcome).value();
    const bool isFirst = m_arrived.empty();
    const auto came = answer.value.users.size();
    const auto total = answer.value.total.value_or(0); // absent, and 0 past the end: there is no more
    m_arrived.insert(m_arrived.end(), std::make_move_iterator(answer.value.users.begin()),
                     std::make_move_iterator(answer.value.users.end()));
    for (const QString &path : answer.drift)
        if (!m_drift.contains(path))
            m_drift.append(path);

    const auto have = qint64(m_arrived.size());
    const bool isShort = came == 0 || (!isFirst && came < size_t(pageSize));
    if (have < total && !isShort) {
        m_call = m_client.send<UserPage>(api::listUsersFrom(have, pageSize), [this](auto next) { receive(std::move(next)); });
        return;
    }
    m_store.reset(m_arrived);
    m_arrived = {};
    enter(Ready<qint64>{qint64(m_store.size()), QDateTime::currentDateTimeUtc(), {}, m_drift});
}

void UserDirectory::put(const User &user)
{
    m_store.put(user);
    countAgain();
}

void UserDirectory::remove(const UserId &user)
{
    m_store.remove(user);
    countAgain();
}

void UserDirectory::countAgain()
{
    auto *ready = std::get_if<Ready<qint64>>(&m_state);
    if (!ready || ready->value == qint64(m_store.size()))
        return;
    ready->value = qint64(m_store.size());
    Q_EMIT stateChanged();
}

void UserDirectory::enter(Remote<qint64> state)
{
    m_state = std::move(state);
    Q_EMIT stateChanged();
}

} // namespace labdesk
