// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/teamroutes.h"

#include "service/servicecore.h"
#include "service/workerpool.h"

namespace labdesk::service {

namespace {

// With a file, a list has its own connection as long as it is sent. Connections to a server are too expensive for that.
UserPages::ReadPage pageReader(Engine engine, const Team &team)
{
    if (engine == Engine::Sqlite)
        return {};
    return [team](const UserPage &previous) { return WorkerPool::core()->userPage(team, previous); };
}

} // namespace

TeamRoutes::TeamRoutes(const Database &database, const Team &team, const ServiceOptions &options, SharedState &shared)
    : m_connections(database), m_audit(database, team.seq, options.clock), m_users(database, m_connections, team),
      m_responses(database),
      m_userRoutes(database, m_users, m_connections, m_audit, options, shared, pageReader(database.engine(), team)),
      m_sourceRoutes(database, m_users, m_connections, m_audit, options.clock),
      m_centerRoutes(database, team.seq, m_responses), m_insuranceRoutes(database, m_users, m_responses)
{
    m_sourceRoutes.addTo(m_router);
    m_userRoutes.addTo(m_router);
    m_centerRoutes.addTo(m_router);
    m_insuranceRoutes.addTo(m_router);
}

} // namespace labdesk::service
