// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/payorstore.h"
#include "service/router.h"

namespace labdesk::service {

/// Section 4.4.1: search of insurance payors.
class PayorRoutes
{
public:
    PayorRoutes(const Database &database, qint64 teamSeq) : m_payors(database, teamSeq) { }

    void addTo(Router &router);

private:
    HttpAnswer search(const RoutedRequest &request);

    PayorStore m_payors;
};

} // namespace labdesk::service
