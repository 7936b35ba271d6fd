// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/authentication.h"
#include "service/drills.h"
#include "service/hostcheck.h"
#include "service/httpserver.h"
#include "service/localservice.h"
#include "service/readreplica.h"
#include "service/teamroutes.h"

#include <memory>

namespace labdesk::service {

/// The service without its HTTP server: database, authentication, and routes. Create, use and destroy it in one thread.
/// A lost database connection is reopened with the next request.
class ServiceCore
{
public:
    /// Opens the database, and fills an empty one. `options` must have a clock and a database. Throws DatabaseError.
    /// The arguments must outlive this, and may be shared by several cores.
    ServiceCore(const ServiceOptions &options, FaultInjector &faults, DrillPlayer &player,
                Authentication &authentication, SharedState &shared, ReplicaFreshness &freshness);
    ~ServiceCore();

    /// Sets the port for HostCheck. Other requests get a 421.
    void setPort(quint16 port);

    HttpServer::Admission checkAdmission(const HttpRequest &head); ///< never throws
    /// The admission of a caller after authentication.
    static HttpServer::Admission admissionOf(std::shared_ptr<const AuthenticationResult> authResult,
                                             const HttpRequest &head);
    static bool isTokenExchange(const HttpRequest &head); ///< needs no key
    QByteArray routeOf(const HttpRequest &request) const; ///< empty if there is none
    HttpResponse handle(const HttpRequest &request);      ///< never throws
    HttpResponse retry(const HttpRequest &request);       ///< after a response that isBusy
    ServiceExamples examples();
    QString writeFault() const; ///< as of the start; see LocalService
    /// Runs UserRoutes::endIngestion() for the first team before there are requests that would wait for it. Throws
    /// DatabaseError.
    void endIngestion();
    bool reachesDatabase(); ///< reconnects if necessary

    /// Returns the next users of a list. Throws DatabaseError.
    UserPage userPage(const Team &team, const UserPage &previous);

private:
    struct Opened; ///< everything that depends on a database connection

    /// `authResult` is null if the caller hasn't been authenticated yet.
    HttpResponse process(const HttpRequest &request, std::shared_ptr<const AuthenticationResult> authResult);
    HttpResponse withRoute(const HttpRequest &request, HttpResponse response) const;
    HttpResponse processOrFail(const HttpRequest &request, bool isFirst);
    HttpResponse processWithDrill(const HttpRequest &request);
    HttpResponse processOnce(Opened &open, const HttpRequest &request, const Principal &caller);
    void noteUse(Opened &open, const Principal &caller);
    HttpResponse failedBy(const DatabaseError &error, const HttpRequest &request) const;
    template <class Work> auto withDatabase(const Work &work);
    template <class Work> auto withReplica(const Work &work);
    Opened &openDatabase();
    void pauseBeforeOpening();
    Opened *freshReplica();
    std::optional<StoredKey> findKey(KeyStore::By by, const QVariant &value);

    ServiceOptions m_options;
    FaultInjector &m_faults;
    DrillPlayer &m_player;
    Authentication &m_authentication;
    SharedState &m_shared;
    Authentication::FindKey m_findKey;
    std::unique_ptr<Opened> m_opened;
    ServiceOptions m_replicaOptions;
    std::unique_ptr<Opened> m_replica; ///< null if there is none, or it can't be used now
    ReplicaFreshness &m_freshness;
    std::chrono::milliseconds m_replicaRetryAt{0};    ///< by the steady clock, after it couldn't be used
    std::chrono::steady_clock::time_point m_reopenAt; ///< after the database couldn't be opened
    std::chrono::milliseconds m_pause{0};             ///< pause before that, increased each time
    Router m_routes;                                  ///< the routes of a team, for their names and contracts
    Router m_openRouter;                              ///< routes that need no key
    std::optional<HostCheck> m_hosts;
};

} // namespace labdesk::service
