// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/insuranceroutes.h"

#include "service/requestfields.h"

namespace labdesk::service {

void InsuranceRoutes::addTo(Router &router)
{
    router.add("GET", "/v2/user/{}/insurance/latest", [this](const RoutedRequest &request) { return latest(request); });
}

HttpAnswer InsuranceRoutes::latest(const RoutedRequest &request)
{
    const auto user = m_users.find(checkedUserId(request.args[0]));
    const auto body = user ? m_insurances.latest(user->seq) : std::nullopt;
    if (!body)
        throw notFound(user ? u"No insurance found for this user" : u"Not found");
    return {.body = *body};
}

} // namespace labdesk::service
