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

/// Until which day the ended ingestions of each team were looked for (2.1). One for all workers of a service: looking
/// takes a third of a second among a million users. Hold the mutex while you look.
struct EndedDays
{
    struct Team
    {
        QString endedOn;                                  ///< YYYY-MM-DD; empty: not yet
        std::optional<std::chrono::milliseconds> againAt; ///< after it failed, by the steady clock
    };

    std::mutex mutex;
    std::map<qint64, Team> teams; ///< by team_seq
};

/// What all workers of a service have in common.
struct SharedState
{
    EndedDays endedDays;
    ListSlots lists;
};

/// The endpoints of section 4.1 that are about a user as such.
class UserRoutes
{
public:
    /// readPage: lists are read by it, page by page; empty: from a snapshot of their own.
    UserRoutes(const Database &database, UserRecords &users, ConnectionStore &connections, AuditLog &audit,
               const ServiceOptions &options, SharedState &shared, UserPages::ReadPage readPage);

    void addTo(Router &router);

    /// Deregisters the connections of users whose ingestion has ended (2.1). Cheap: looks only when a new day has
    /// begun. Where nothing can be written they stay, which is told, and it is tried again a minute later; a second
    /// later where the database is just busy.
    void endIngestion();

private:
    HttpAnswer create(const RoutedRequest &request);
    HttpAnswer read(const RoutedRequest &request);
    HttpAnswer list(const RoutedRequest &request);
    HttpAnswer change(const RoutedRequest &request);
    HttpAnswer remove(const RoutedRequest &request);

    HttpAnswer listAll();
    void refuseTaken(const QString &clientUserId, qint64 exceptSeq);
    void deregisterAllEnded(const QString &day);
    QString today() const;
    QString latestDay() const; ///< that has begun anywhere

    const Database &m_database;
    UserRecords &m_users;
    ConnectionStore &m_connections;
    AuditLog &m_audit;
    Clock m_clock;
    SteadyClock m_steadyClock;
    UserPages::ReadPage m_readPage;
    SharedState &m_shared;
};

} // namespace labdesk::service
