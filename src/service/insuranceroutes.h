// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/insurancestore.h"
#include "service/payorstore.h"
#include "service/responsecache.h"
#include "service/router.h"
#include "service/userrecords.h"

namespace labdesk::service {

/// Section 4.4: search of insurance payors, and the latest insurance of a user.
class InsuranceRoutes
{
public:
    InsuranceRoutes(const Database &database, UserRecords &users, ResponseCache &responses)
        : m_insurances(database), m_payors(database, users.team().seq), m_users(users), m_responses(responses)
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
    ResponseCache &m_responses;
};

} // namespace labdesk::service
