// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/providerroutes.h"

#include "service/jsonwriter.h"
#include "service/providerinfo.h"

namespace labdesk::service {

namespace {

HttpAnswer listProviders()
{
    JsonWriter out;
    out.beginArray();
    for (const ProviderInfo &provider : allProviders()) {
        out.beginObject().key("name").text(provider.name).key("slug").text(provider.slug);
        out.key("description").text(provider.description).key("logo").text(provider.logo);
        out.key("auth_type").text(provider.authType).key("supported_resources").texts(provider.resources).endObject();
    }
    return {.body = out.endArray().bytes()};
}

} // namespace

void addProviderRoutes(Router &router)
{
    router.add("GET", "/v2/providers", [](const RoutedRequest &) { return listProviders(); });
}

} // namespace labdesk::service
