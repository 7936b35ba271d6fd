// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerroutes.h"
#include "service/insuranceroutes.h"
#include "service/responsecache.h"
#include "service/sourceroutes.h"
#include "service/userroutes.h"

namespace labdesk::service {

/// All routes of one team. Every statement is bound to the team, so that no other team's records can be accessed.
class TeamRoutes
{
public:
    /// The arguments must outlive it.
    TeamRoutes(const Database &database, const Team &team, const ServiceOptions &options, SharedState &shared);

    UserRecords &users() { return m_users; }
    UserRoutes &userRoutes() { return m_userRoutes; }
    const Router &router() const { return m_router; }

private:
    SourceConnectionStore m_connections;
    AuditLog m_audit;
    UserRecords m_users;
    ResponseCache m_responses;
    UserRoutes m_userRoutes;
    SourceRoutes m_sourceRoutes;
    CenterRoutes m_centerRoutes;
    InsuranceRoutes m_insuranceRoutes;
    Router m_router;
};

} // namespace labdesk::service
