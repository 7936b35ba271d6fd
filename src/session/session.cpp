// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

namespace labdesk {

Session::Session(Connection connection, Secret secret, api::Surroundings surroundings, QObject *parent)
    : QObject(parent), m_client(std::move(connection), std::move(secret), surroundings), m_users(m_client),
      m_details(m_client), m_actions(m_client, m_users, m_details), m_providers(m_client), m_centers(m_client),
      m_payors(m_client)
{
    connect(&m_client, &api::ApiClient::requestChanged, &m_requests, &RequestLog::put);
    m_actions.setClock(surroundings.now);
}

} // namespace labdesk
