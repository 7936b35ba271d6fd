// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/auditlog.h"
#include "service/centerstore.h"
#include "service/insurancestore.h"
#include "service/orderstore.h"
#include "service/payorstore.h"
#include "service/router.h"
#include "service/serviceoptions.h"
#include "service/userlist.h"
#include "service/userrecords.h"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

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

/// Section 4.3: patient service centers near a ZIP or near an order.
class CenterRoutes
{
public:
    CenterRoutes(const Database &database, qint64 teamSeq);

    void addTo(Router &router);

private:
    HttpResponse nearOrder(const RoutedRequest &request);
    HttpResponse nearZip(const RoutedRequest &request);
    HttpResponse findCenters(const Lab &lab, const QString &zip, double radiusMiles);

    CenterStore m_centers;
    OrderStore m_orders;
};

/// Section 4.4: search of insurance payors, and the latest insurance of a user.
class InsuranceRoutes
{
public:
    InsuranceRoutes(const Database &database, UserRecords &users)
        : m_insurances(database), m_payors(database, users.team().seq), m_users(users)
    {
    }

    void addTo(Router &router);

private:
    HttpResponse latest(const RoutedRequest &request);
    HttpResponse search(const RoutedRequest &request);
    bool isClearinghouse(const QString &slug);

    InsuranceStore m_insurances;
    PayorStore m_payors;
    UserRecords &m_users;
};

/// The day up to which each team was checked for ended ingestions (2.1). Shared by all workers of a service, because
/// the check takes a third of a second for a million users. Hold the mutex during the check.
struct EndedDays
{
    struct Team
    {
        QString endedOn;                                  ///< YYYY-MM-DD; empty if not checked yet
        std::optional<std::chrono::milliseconds> againAt; ///< when to retry after a failure, by the steady clock
    };

    std::mutex mutex;
    std::map<qint64, Team> teams; ///< by team_seq
};

/// State that all workers of a service share.
struct SharedState
{
    EndedDays endedDays;
    ListSlots lists;
};

/// The endpoints of section 4.1 for users themselves.
class UserRoutes
{
public:
    /// `readPage` reads lists page by page; if it's empty, each list is read from its own snapshot.
    UserRoutes(const Database &database, UserRecords &users, SourceConnectionStore &connections, AuditLog &audit,
               const ServiceOptions &options, SharedState &shared, UserPages::ReadPage readPage);

    void addTo(Router &router);

    /// Deregisters the connections of users whose ingestion has ended (2.1). Cheap, because it checks only when a new
    /// day has begun. If the database can't be written, this is logged and retried a minute later, or a second later if
    /// it is only busy.
    void endIngestion();

private:
    HttpResponse create(const RoutedRequest &request);
    HttpResponse read(const RoutedRequest &request);
    HttpResponse list(const RoutedRequest &request);
    HttpResponse change(const RoutedRequest &request);
    HttpResponse remove(const RoutedRequest &request);

    HttpResponse listAll();
    void refuseTaken(const QString &clientUserId, qint64 exceptSeq);
    void deregisterAllEnded(const QString &day);
    QString today() const;
    QString latestDay() const; ///< the latest day that has begun anywhere

    const Database &m_database;
    UserRecords &m_users;
    SourceConnectionStore &m_connections;
    AuditLog &m_audit;
    Clock m_clock;
    SteadyClock m_steadyClock;
    UserPages::ReadPage m_readPage;
    SharedState &m_shared;
};

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
    UserRoutes m_userRoutes;
    SourceRoutes m_connectionRoutes;
    CenterRoutes m_centerRoutes;
    InsuranceRoutes m_insuranceRoutes;
    Router m_router;
};

} // namespace labdesk::service
