// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "budgets/paths.h"
#include "service/servicecore.h"
#include "service/temporaryfolder.h"

#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

using namespace service;

namespace {

/// A service of sample data, without its HTTP server.
struct Desk
{
    TemporaryFolder folder;
    ServiceOptions options = optionsIn(folder);
    FaultInjector drills;
    DrillPlayer player{options.steadyClock};
    Authentication authentication{options};
    SharedState shared;
    ReplicaFreshness freshness{options.readStaleness, options.steadyClock};
    ServiceCore core{options, drills, player, authentication, shared, freshness};
    ServiceExamples examples = core.examples();

    Desk() { core.setPort(1); }

    static ServiceOptions optionsIn(const TemporaryFolder &folder)
    {
        ServiceOptions options;
        options.database = folder.filePath(u"budgets.sqlite"_s);
        options.key = "key";
        options.users = 300;
        options.clock = [] { return QDateTime(QDate(2026, 11, 1), QTime(12, 0), Qt::UTC); };
        options.steadyClock = [] { return std::chrono::milliseconds(1000); };
        return options;
    }

    void get(const QByteArray &target)
    {
        HttpRequest request{.method = "GET", .target = target};
        request.fields = {{"Host", "localhost:1"}, {options.keyHeader, options.key}};
        const HttpResponse response = core.handle(request);
        if (response.status == 200)
            return;
        std::fprintf(stderr, "GET %s: %d\n", target.constData(), response.status);
        std::exit(1);
    }
};

/// The request as often as said, beginning with the check of its key.
HotPath gets(const char *name, int times, QByteArray (*target)(const ServiceExamples &))
{
    return {name, [=] {
                static const auto desk = std::make_shared<Desk>();
                return [=] {
                    for (int time = 0; time < times; ++time)
                        desk->get(target(desk->examples));
                };
            }};
}

} // namespace

std::vector<HotPath> servicePaths()
{
    return {
        gets("service-user", 100,
             [](const ServiceExamples &examples) { return "/v2/user/" + examples.userId.toUtf8(); }),
        gets("service-sources", 100,
             [](const ServiceExamples &examples) { return "/v2/user/providers/" + examples.userId.toUtf8(); }),
        gets("service-list", 5, [](const ServiceExamples &) -> QByteArray { return "/v2/user/?limit=100"; }),
        gets("service-providers", 50, [](const ServiceExamples &) -> QByteArray { return "/v2/providers"; }),
        gets("service-centers", 20,
             [](const ServiceExamples &examples) {
                 return "/v3/order/psc/info?zip_code=" + examples.zip.toUtf8()
                     + "&lab_id=" + QByteArray::number(examples.labId) + "&radius=25";
             }),
        gets("service-payors", 20,
             [](const ServiceExamples &) -> QByteArray {
                 return "/v3/insurance/search/payor?insurance_name=community";
             }),
    };
}

} // namespace labdesk::tests
