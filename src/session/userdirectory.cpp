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
    forgetArrived();
    m_call = m_client.send<UserPage>(api::listUsers(), [this](auto outcome) { receive(std::move(outcome)); });
    enter(awaiting(m_state, QDateTime::currentDateTimeUtc()));
}

void UserDirectory::cancel()
{
    m_call.cancel();
    forgetArrived();
    enter(afterCancel(m_state));
}

void UserDirectory::forgetArrived()
{
    m_arrived = {};
    m_arrivedIds.clear();
    m_drift.clear();
    m_meanwhile.clear();
    m_total = 0;
    m_received = 0;
}

void UserDirectory::receive(Outcome<api::Answer<UserPage>, ApiError> outcome)
{
    if (!outcome.ok()) {
        forgetArrived();
        return enter(afterFailure(m_state, outcome.error()));
    }
    auto answer = std::move(outcome).value();
    m_total = qMax(m_total, answer.value.total.value_or(0)); // it can be 0 past the end
    for (const QString &path : answer.drift)
        if (!m_drift.contains(path))
            m_drift.append(path);
    const bool hasNews = keep(std::move(answer.value.users));
    if (m_received < m_total && hasNews) {
        m_call = m_client.send<UserPage>(api::listUsersFrom(m_received, pageSize), [this](auto next) { receive(std::move(next)); });
        return;
    }
    m_store.reset(m_arrived);
    // The list may have been on its way already when a user was changed.
    for (const auto &[id, user] : m_meanwhile)
        user ? m_store.put(*user) : m_store.remove(id);
    const QStringList drift = m_drift;
    forgetArrived();
    enter(Ready<qint64>{qint64(m_store.size()), QDateTime::currentDateTimeUtc(), {}, drift});
}

/// False when nothing came that was not there before: the end, or a service that takes no notice of the offset.
bool UserDirectory::keep(std::vector<User> users)
{
    m_received += qint64(users.size());
    if (m_arrived.empty() && m_received >= m_total) { // the whole list at once: nothing to compare it with
        m_arrived = std::move(users);
        return false;
    }
    bool hasNews = false;
    for (User &user : users) {
        if (m_arrivedIds.contains(user.id))
            continue;
        m_arrivedIds.insert(user.id);
        m_arrived.push_back(std::move(user));
        hasNews = true;
    }
    return hasNews;
}

void UserDirectory::put(const User &user)
{
    if (m_call.isRunning())
        m_meanwhile.emplace_back(user.id, user);
    m_store.put(user);
    countAgain();
}

void UserDirectory::remove(const UserId &user)
{
    if (m_call.isRunning())
        m_meanwhile.emplace_back(user, std::nullopt);
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
