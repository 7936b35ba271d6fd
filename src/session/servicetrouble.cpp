// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/servicetrouble.h"

#include "api/operations.h"
#include "domain/provider.h"

#include <algorithm>
#include <vector>

namespace labdesk {

using namespace std::chrono_literals;

ServiceTrouble::ServiceTrouble(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ServiceTrouble::ask);
    connect(&client, &api::ApiClient::requestChanged, this, &ServiceTrouble::follow);
}

bool ServiceTrouble::covers(const ApiError &error) const
{
    return m_state && (scopeOf(error) != ErrorScope::Request || error.kind == m_state->why.kind);
}

void ServiceTrouble::drop()
{
    m_call.cancel();
    m_next.stop();
    m_suspect.reset();
    m_failing.clear();
    m_stillFailing.clear();
    if (!m_state)
        return;
    m_state.reset();
    Q_EMIT changed();
}

std::chrono::milliseconds ServiceTrouble::pauseAfter(const ApiError &why, int tries)
{
    constexpr int triesAtOnce = 20; // about half a minute
    const std::chrono::milliseconds pause = why.httpStatus == 0 || tries < triesAtOnce ? 1500ms : 10s;
    return std::max(pause, std::min<std::chrono::milliseconds>(why.retryAfter.value_or(0ms), 60s));
}

void ServiceTrouble::follow(const api::RequestRecord &record)
{
    const QByteArray operation = record.endpoint;
    if (operation == api::requestToken.name)
        return; // the token comes from another address; the request that needs it fails with the same error
    if (record.state == api::RequestRecord::State::Succeeded)
        noteSuccess(operation);
    else if (record.state == api::RequestRecord::State::Failed && record.error)
        noteFailure(*record.error, operation, record.verb == api::Verb::Get);
}

ErrorScope ServiceTrouble::scopeIn(const ApiError &why, const QByteArray &operation, bool isRead)
{
    if (why.kind == ApiError::Kind::NotFound && operation == api::listUsers.name)
        return ErrorScope::Connection; // the address isn't that of the service
    if (why.kind == ApiError::Kind::RateLimited && !isRead)
        return ErrorScope::Request; // a limit for one user, as for refreshes
    const ErrorScope scope = scopeOf(why);
    return scope == ErrorScope::Unclear && !isRead ? ErrorScope::Request : scope;
}

void ServiceTrouble::noteFailure(const ApiError &why, const QByteArray &operation, bool isRead)
{
    const ErrorScope scope = scopeIn(why, operation, isRead);
    if (scope == ErrorScope::Request)
        return;
    if (m_state) {
        m_failing.insert(operation);
        if (scope == ErrorScope::Connection)
            m_state->why = why;
        awaitNext();
        return Q_EMIT changed();
    }
    const auto before = std::exchange(m_suspect, std::pair(operation, why.kind));
    const bool isSameFailure = before && before->first != operation && before->second == why.kind;
    if (m_stillFailing.contains(operation) && why.kind != ApiError::Kind::RateLimited) {
        if (!m_call.isRunning())
            ask(); // one failing operation proves nothing
        return;
    }
    m_failing.insert(operation);
    if (scope == ErrorScope::Unclear) { // only a read that concerns no record decides
        const bool decides = operation == api::listProviders.name;
        if (isSameFailure && !decides && !m_call.isRunning())
            ask();
        if (!isSameFailure || !decides)
            return;
    }
    begin(why, why.tries);
    awaitNext();
    Q_EMIT changed();
}

void ServiceTrouble::tryNow()
{
    if (!m_state)
        return;
    m_next.stop();
    ask();
}

void ServiceTrouble::begin(const ApiError &why, int tries)
{
    m_state = State{.why = why, .hasWorked = m_hasWorked, .tries = tries};
}

void ServiceTrouble::noteSuccess(const QByteArray &operation)
{
    m_hasWorked = true;
    m_suspect.reset();
    m_stillFailing.remove(operation);
    m_failing.remove(operation);
    if (m_state)
        m_stillFailing.unite(m_failing);
    m_failing.clear();
    m_next.stop();
    if (!std::exchange(m_state, std::nullopt))
        return;
    m_call.cancel();
    Q_EMIT changed();
}

void ServiceTrouble::awaitNext()
{
    if (!isWorthRetrying(m_state->why)) {
        m_next.stop();
        m_call.cancel();
        m_state->next.reset();
    } else if (m_call.isRunning()) {
        if (!m_state->next)
            m_state->next = QDeadlineTimer(0ms);
    } else if (!m_next.isActive()) {
        const auto pause = pauseAfter(m_state->why, m_state->tries);
        m_state->next = QDeadlineTimer(pause);
        m_next.start(pause);
    }
}

/// One request with many attempts, so that it is one line in History.
void ServiceTrouble::ask()
{
    auto endpoint = api::listProviders();
    endpoint.retryDelay = [this, before = m_state ? m_state->tries : 0](const ApiError &why, int tries) {
        std::optional<std::chrono::milliseconds> pause;
        if (!m_state && scopeOf(why) != ErrorScope::Connection)
            return pause;
        begin(why, before + tries);
        if (isWorthRetrying(why)) {
            pause = pauseAfter(why, m_state->tries);
            m_state->next = QDeadlineTimer(*pause);
        }
        Q_EMIT changed();
        return pause;
    };
    m_call = m_client.send<std::vector<Provider>>(
        endpoint, [this](const Outcome<api::Response<std::vector<Provider>>, ApiError> &outcome) {
            if (!outcome.ok() && m_state)
                awaitNext(); // if the request couldn't be retried, as without an access token
        });
}

} // namespace labdesk
