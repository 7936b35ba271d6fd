// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/insurancestore.h"
#include "service/router.h"
#include "service/userrecords.h"

namespace labdesk::service {

/// Section 4.4.2: the latest insurance of a user.
class InsuranceRoutes
{
public:
    InsuranceRoutes(const Database &database, UserRecords &users) : m_insurances(database), m_users(users) { }

    void addTo(Router &router);

private:
    HttpAnswer latest(const RoutedRequest &request);

    InsuranceStore m_insurances;
    UserRecords &m_users;
};

} // namespace labdesk::service
