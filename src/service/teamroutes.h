// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerroutes.h"
#include "service/connectionroutes.h"
#include "service/insuranceroutes.h"
#include "service/userroutes.h"

namespace labdesk::service {

/// Everything that answers requests of one team, each statement bound to it: nothing here can name another team.
class TeamRoutes
{
public:
    /// All of them must outlive it.
    TeamRoutes(const Database &database, const Team &team, const ServiceOptions &options, SharedState &shared);

    UserRecords &users() { return m_users; }
    UserRoutes &userRoutes() { return m_userRoutes; }
    const Router &router() const { return m_router; }

private:
    ConnectionStore m_connections;
    AuditLog m_audit;
    UserRecords m_users;
    UserRoutes m_userRoutes;
    ConnectionRoutes m_connectionRoutes;
    CenterRoutes m_centerRoutes;
    InsuranceRoutes m_insuranceRoutes;
    Router m_router;
};

} // namespace labdesk::service
