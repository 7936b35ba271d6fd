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

/// The service without its HTTP server: database, authentication and routes. Create, use and destroy it in one thread.
/// A connection to the database that gets lost is opened again with the next request.
class ServiceCore
{
public:
    /// Opens the database, and fills an empty one. clock and database of the options must be set. Throws DatabaseError.
    /// The arguments must outlive it, and may be shared by several cores.
    ServiceCore(const ServiceOptions &options, FaultInjector &drills, DrillPlayer &player,
                Authentication &authentication, SharedState &shared, ReplicaFreshness &freshness);
    ~ServiceCore();

    /// Only requests to what HostCheck accepts are answered (else 421).
    void setPort(quint16 port);

    HttpServer::Admission checkAdmission(const HttpRequest &head); ///< never throws
    static HttpServer::Admission admissionOf(const Principal &caller, const HttpRequest &head);
    static bool isTokenExchange(const HttpRequest &head); ///< which needs no key
    QByteArray routeOf(const HttpRequest &request) const; ///< empty: none
    HttpResponse handle(const HttpRequest &request);      ///< never throws
    HttpResponse retry(const HttpRequest &request);       ///< after an answer that isBusy
    ServiceExamples examples();
    QString writeFault() const; ///< at the start; see LocalService
    void endIngestion();        ///< of the first team, so that no request waits for it; throws DatabaseError
    bool reachesDatabase();     ///< now; connects again where that helps

    /// The next users of a list; throws DatabaseError.
    UserPage userPage(const Team &team, const UserPage &previous);

private:
    struct Opened; ///< what there is as long as there is a connection to the database

    HttpResponse process(const HttpRequest &request);
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
    FaultInjector &m_drills;
    DrillPlayer &m_player;
    Authentication &m_authentication;
    SharedState &m_shared;
    Authentication::FindKey m_findKey;
    std::unique_ptr<Opened> m_opened;
    ServiceOptions m_replicaOptions;
    std::unique_ptr<Opened> m_replica; ///< null: none, or it can't be used now
    ReplicaFreshness &m_freshness;
    std::chrono::milliseconds m_replicaRetryAt{0};       ///< by the steady clock; after it could not be used
    std::chrono::steady_clock::time_point m_openAgainAt; ///< after it could not be opened
    std::chrono::milliseconds m_pause{0};                ///< before that, and longer each time
    Router m_routes;                                     ///< of a team, for their names and contracts
    Router m_openRouter;                                 ///< of the routes that need no key
    std::optional<HostCheck> m_hosts;
};

} // namespace labdesk::service
