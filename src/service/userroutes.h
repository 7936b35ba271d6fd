// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/router.h"
#include "service/serviceoptions.h"
#include "service/userlist.h"
#include "service/userstore.h"

namespace labdesk::service {

/// The endpoints of section 4.1 that are about a user as such.
class UserRoutes
{
public:
    UserRoutes(const Database &database, QString file, UserStore &users, ConnectionStore &connections, Clock clock);

    void addTo(Router &router);

    /// Deregisters the connections of users whose ingestion has ended (2.1). Cheap: looks only when a new day has
    /// begun.
    void endIngestion();

private:
    HttpAnswer create(const RoutedRequest &request);
    HttpAnswer read(const RoutedRequest &request);
    HttpAnswer list(const RoutedRequest &request);
    HttpAnswer change(const RoutedRequest &request);
    HttpAnswer remove(const RoutedRequest &request);

    HttpAnswer listAll();
    void refuseTaken(const QString &clientUserId, qint64 exceptSeq);
    void deregisterIfEnded(const User &user);
    QString today() const;

    const Database &m_database;
    QString m_file;
    UserStore &m_users;
    ConnectionStore &m_connections;
    Clock m_clock;
    QString m_endedUpTo; ///< the day up to which endIngestion() has looked
    std::shared_ptr<const int> m_listSlot = std::make_shared<const int>(0);
};

} // namespace labdesk::service
