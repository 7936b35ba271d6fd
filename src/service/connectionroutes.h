// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/auditlog.h"
#include "service/router.h"
#include "service/serviceoptions.h"
#include "service/userrecords.h"

namespace labdesk::service {

/// The catalog of providers (section 4.2), and the endpoints of section 4.1 that are about a user's connected sources:
/// list, refresh, deregister.
class ConnectionRoutes
{
public:
    ConnectionRoutes(const Database &database, UserRecords &users, ConnectionStore &connections, AuditLog &audit,
                     Clock clock);

    void addTo(Router &router);

private:
    HttpAnswer list(const RoutedRequest &request);
    HttpAnswer refresh(const RoutedRequest &request);
    HttpAnswer deregister(const RoutedRequest &request);

    struct RefreshResult; ///< what a refresh comes to: entries such as "oura/sleep"
    void requireBudget(const User &user);
    RefreshResult fetched(User &user);

    const Database &m_database;
    UserRecords &m_users;
    ConnectionStore &m_connections;
    AuditLog &m_audit;
    Clock m_clock;
    Statement m_recent, m_count, m_forget;
};

} // namespace labdesk::service
