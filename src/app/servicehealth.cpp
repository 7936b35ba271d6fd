// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/servicehealth.h"

#include "app/currentsession.h"
#include "shell/mainwindow.h"

#include <algorithm>

namespace labdesk {

namespace {

/// Whether what answered stands in front of the service.
bool saysThatNobodyGotThrough(const ApiError &error)
{
    return error.reason == ApiError::Reason::GatewaySignIn || error.reason == ApiError::Reason::GatewayForbids
        || error.reason == ApiError::Reason::NetworkSignIn;
}

} // namespace

ServiceHealth::ServiceHealth(CurrentSession &session, MainWindow &window) : m_session(session), m_window(window)
{
    connect(&session, &CurrentSession::opened, this, [this] {
        connect(&m_session.get()->client(), &api::ApiClient::requestChanged, this, &ServiceHealth::follow);
    });
    connect(&session, &CurrentSession::closed, this, &ServiceHealth::clearPauses);
}

void ServiceHealth::follow(const api::RequestRecord &record)
{
    using Kind = ApiError::Kind;
    followPause(record);
    if (record.state == api::RequestRecord::State::Succeeded)
        return m_window.setConnectionState(ConnectionState::Connected);
    if (record.state != api::RequestRecord::State::Failed || !record.error)
        return;
    const Kind kind = record.error->kind;
    if (kind == Kind::Unauthorized)
        m_window.setConnectionState(ConnectionState::NotAccepted);
    else if (kind == Kind::NoCredential)
        m_window.setConnectionState(ConnectionState::NoKey);
    else if (kind == Kind::Forbidden)
        m_window.setConnectionState(ConnectionState::NotAllowed); // the key is known
    else if (kind == Kind::InvalidInput || kind == Kind::ReadOnly || kind == Kind::KeyRefusedLocally)
        return; // never left this computer, and says nothing about the service
    else if (record.httpStatus == 0 || saysThatNobodyGotThrough(*record.error))
        m_window.setConnectionState(ConnectionState::Unreachable);
    else if (kind == Kind::Busy || kind == Kind::GatewayFault)
        m_window.setConnectionState(ConnectionState::Unavailable);
    else
        m_window.setConnectionState(ConnectionState::Connected); // it answered, if only to refuse
}

void ServiceHealth::clearPauses()
{
    m_pauses.clear();
    m_window.setRateLimitedUntil({});
}

/// A read that waits because the service asked for it says so in every place, with the seconds that are left.
void ServiceHealth::followPause(const api::RequestRecord &record)
{
    constexpr int tooManyRequests = 429;
    if (record.state == api::RequestRecord::State::Waiting && record.httpStatus == tooManyRequests && record.nextTryIn)
        m_pauses[record.id] = QDeadlineTimer(*record.nextTryIn);
    else if (m_pauses.erase(record.id) == 0)
        return;
    const auto next = std::ranges::min_element(m_pauses, {}, [](const auto &pause) { return pause.second.deadline(); });
    m_window.setRateLimitedUntil(next == m_pauses.end() ? QDeadlineTimer() : next->second);
}

} // namespace labdesk
