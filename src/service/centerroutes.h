// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerstore.h"
#include "service/orderstore.h"
#include "service/responsecache.h"
#include "service/router.h"

namespace labdesk::service {

/// Section 4.3: patient service centers near a ZIP or near an order.
class CenterRoutes
{
public:
    CenterRoutes(const Database &database, qint64 teamSeq, ResponseCache &responses);

    void addTo(Router &router);

private:
    HttpResponse nearOrder(const RoutedRequest &request);
    HttpResponse nearZip(const RoutedRequest &request);
    QByteArray centersNear(const Lab &lab, const QString &zip, double radiusMiles);

    CenterStore m_centers;
    OrderStore m_orders;
    ResponseCache &m_responses;
};

} // namespace labdesk::service
