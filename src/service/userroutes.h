// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/auditlog.h"
#include "service/router.h"
#include "service/serviceoptions.h"
#include "service/userlist.h"
#include "service/userrecords.h"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

namespace labdesk::service {

/// The day up to which each team was checked for ended ingestions (2.1). Shared by all workers of a service, because
/// the check takes a third of a second for a million users. Hold the mutex during the check; others go on without it.
struct EndedDays
{
    struct TeamDay
    {
        std::optional<qint64> endedOn;                    ///< days since 1970; empty if not checked yet
        std::optional<std::chrono::milliseconds> againAt; ///< when to retry after a failure, by the steady clock
    };

    std::mutex mutex;
    std::map<qint64, TeamDay> teams; ///< by team_seq
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

    /// Deregisters the connections of users whose ingestion has ended (2.1), of some with each call. Cheap, because it
    /// checks only when a new day has begun. If the database can't be written, this is logged and retried a minute
    /// later, or a second later if it is only busy.
    void endIngestion();

private:
    HttpResponse create(const RoutedRequest &request);
    HttpResponse read(const RoutedRequest &request);
    HttpResponse list(const RoutedRequest &request);
    HttpResponse change(const RoutedRequest &request);
    HttpResponse remove(const RoutedRequest &request);

    HttpResponse listAll();
    void refuseTaken(const QString &clientUserId, qint64 exceptSeq);
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

} // namespace labdesk::service
