// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "domain/ids.h"
#include "wire/servicecenterwire.h"

namespace labdesk::api {

inline Endpoint<ServiceCenterList> centersNearOrder(const OrderId &order, Radius radius)
{
    return {.name = "centersNearOrder",
            .verb = Verb::Get,
            .segments = {QStringLiteral("v3"), QStringLiteral("order"), order.text(), QStringLiteral("psc"),
                         QStringLiteral("info")},
            .query = {{QStringLiteral("radius"), QString::number(int(radius))}},
            .body = {},
            .decode = &wire::decodeServiceCenters};
}

/// `zip` is five digits; the caller has checked it.
inline Endpoint<ServiceCenterList> centersNearZip(const QString &zip, qint64 labId, Radius radius)
{
    return {.name = "centersNearZip",
            .verb = Verb::Get,
            .segments = {QStringLiteral("v3"), QStringLiteral("order"), QStringLiteral("psc"), QStringLiteral("info")},
            .query = {{QStringLiteral("zip_code"), zip},
                      {QStringLiteral("lab_id"), QString::number(labId)},
                      {QStringLiteral("radius"), QString::number(int(radius))}},
            .body = {},
            .decode = &wire::decodeServiceCenters,
            .answeredId = [](const ServiceCenterList &list) { return QString::number(list.labId); },
            .askedId = QString::number(labId)};
}

} // namespace labdesk::api
