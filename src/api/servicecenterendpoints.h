// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "domain/ids.h"
#include "domain/servicecenter.h"
#include "wire/decoded.h"

#include <optional>

namespace labdesk::api {

/// `radius` may be left out: the service has one of its own (contract 4.3).
inline Endpoint<ServiceCenterList> centersNearOrder(const OrderId &order, std::optional<Radius> radius)
{
    Endpoint<ServiceCenterList> endpoint{.name = "centersNearOrder",
                                         .segments = {QStringLiteral("v3"), QStringLiteral("order"), order.text(),
                                                      QStringLiteral("psc"), QStringLiteral("info")},
                                         .decode = &wire::decode<ServiceCenterList>};
    if (radius)
        endpoint.query.push_back({QStringLiteral("radius"), QString::number(int(*radius))});
    return endpoint;
}

/// `zip` is five digits; the caller has checked it. `labId` is always sent, for the contract requires it. 0 is its
/// default: whichever lab the service names is the answer then, else it must be the one that was asked for.
inline Endpoint<ServiceCenterList> centersNearZip(const QString &zip, qint64 labId, std::optional<Radius> radius)
{
    Endpoint<ServiceCenterList> endpoint{
        .name = "centersNearZip",
        .segments = {QStringLiteral("v3"), QStringLiteral("order"), QStringLiteral("psc"), QStringLiteral("info")},
        .query = {{QStringLiteral("zip_code"), zip}, {QStringLiteral("lab_id"), QString::number(labId)}},
        .decode = &wire::decode<ServiceCenterList>};
    if (radius)
        endpoint.query.push_back({QStringLiteral("radius"), QString::number(int(*radius))});
    if (labId != 0) {
        endpoint.answeredId = [](const ServiceCenterList &list) { return QString::number(list.labId); };
        endpoint.askedId = QString::number(labId);
    }
    return endpoint;
}

} // namespace labdesk::api
