// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "domain/ids.h"
#include "domain/insurance.h"
#include "domain/payor.h"
#include "wire/decoded.h"

namespace labdesk::api {

inline Endpoint<std::vector<Payor>> searchPayors(const PayorQuery &query)
{
    Endpoint<std::vector<Payor>> endpoint{.name = "searchPayors",
                                          .segments = {QStringLiteral("v3"), QStringLiteral("insurance"),
                                                       QStringLiteral("search"), QStringLiteral("payor")},
                                          .decode = &wire::decode<std::vector<Payor>>};
    if (!query.insuranceName.isEmpty())
        endpoint.query.emplace_back(QStringLiteral("insurance_name"), query.insuranceName);
    if (!query.clearinghouse.isEmpty())
        endpoint.query.emplace_back(QStringLiteral("provider"), query.clearinghouse);
    if (!query.providerPayorId.isEmpty())
        endpoint.query.emplace_back(QStringLiteral("provider_payor_id"), query.providerPayorId);
    return endpoint;
}

inline Endpoint<InsuranceRecord> latestInsurance(const UserId &id)
{
    return {.name = "latestInsurance",
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), id.text(), QStringLiteral("insurance"),
                         QStringLiteral("latest")},
            .decode = &wire::decode<InsuranceRecord>};
}

} // namespace labdesk::api
