// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/authentication.h"
#include "service/centerroutes.h"
#include "service/connectionroutes.h"
#include "service/drills.h"
#include "service/hostcheck.h"
#include "service/httpserver.h"
#include "service/insuranceroutes.h"
#include "service/localservice.h"
#include "service/payorroutes.h"
#include "service/userroutes.h"

namespace labdesk::service {

/// The service without its HTTP server: database, authentication and routes. Create, use and destroy it in one thread.
class ServiceCore
{
public:
    /// Opens the database, and fills an empty one. clock and database of the options must be set. Throws DatabaseError.
    /// The drills and the authentication must outlive it, and may serve several cores.
    ServiceCore(const ServiceOptions &options, FaultInjector &drills, Authentication &authentication);

    /// Only requests to what HostCheck accepts are answered (else 421).
    void setPort(quint16 port);

    HttpServer::Standing standingOf(const HttpRequest &head);
    QByteArray routeOf(const HttpRequest &request) const; ///< empty: none
    HttpAnswer answer(const HttpRequest &request);        ///< never throws
    ServiceExamples examples();
    QString writeFault() const { return m_writeFault; } ///< at the start; see LocalService

private:
    HttpAnswer process(const HttpRequest &request);
    HttpAnswer processOrFail(const HttpRequest &request);

    ServiceOptions m_options;
    FaultInjector &m_drills;
    DrillPlayer m_player;
    Authentication &m_authentication;
    Database m_database;
    QString m_team;
    QString m_writeFault;
    ConnectionStore m_connections;
    UserRecords m_users;
    UserRoutes m_userRoutes;
    ConnectionRoutes m_connectionRoutes;
    CenterRoutes m_centerRoutes;
    PayorRoutes m_payorRoutes;
    InsuranceRoutes m_insuranceRoutes;
    Router m_router;
    Router m_openRouter; ///< what is answered without a key
    std::optional<HostCheck> m_hosts;
};

} // namespace labdesk::service
