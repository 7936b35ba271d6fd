// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/auditlog.h"
#include "service/router.h"
#include "service/serviceoptions.h"
#include "service/userrecords.h"

namespace labdesk::service {

/// The catalog of providers (section 4.2), and the endpoints of section 4.1 for a user's connected sources: list,
/// refresh, deregister.
class SourceRoutes
{
public:
    SourceRoutes(const Database &database, UserRecords &users, SourceConnectionStore &connections, AuditLog &audit,
                 Clock clock);

    void addTo(Router &router);

private:
    HttpResponse list(const RoutedRequest &request);
    HttpResponse refresh(const RoutedRequest &request);
    HttpResponse deregister(const RoutedRequest &request);

    struct RefreshResult; ///< the result of a refresh: entries such as "oura/sleep"
    void requireBudget(const User &user);
    RefreshResult refreshConnections(User &user);

    const Database &m_database;
    UserRecords &m_users;
    SourceConnectionStore &m_connections;
    AuditLog &m_audit;
    Clock m_clock;
    Statement m_recent, m_count, m_forget;
};

} // namespace labdesk::service
