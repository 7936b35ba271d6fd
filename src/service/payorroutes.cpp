// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/payorroutes.h"

#include "service/jsonwriter.h"
#include "service/requestfields.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

void PayorRoutes::addTo(Router &router)
{
    router.add("GET", "/v3/insurance/search/payor", [this](const RoutedRequest &request) { return search(request); });
}

HttpAnswer PayorRoutes::search(const RoutedRequest &request)
{
    std::vector<Issue> issues;
    PayorSearch search;
    search.clearinghouse = choiceParameter(request.query, u"provider"_s, clearinghouses(), issues);
    if (!issues.empty())
        throw unprocessable(issues);
    if (const auto name = request.query.find(u"insurance_name"_s); name != request.query.end())
        search.name = name->second;
    if (const auto id = request.query.find(u"provider_payor_id"_s); id != request.query.end())
        search.payorId = id->second;
    JsonWriter out;
    out.beginArray();
    for (const QByteArray &body : m_payors.search(search))
        out.raw(body);
    return {.body = out.endArray().bytes()};
}

} // namespace labdesk::service
