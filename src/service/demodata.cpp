// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demodata.h"

#include "service/democenters.h"
#include "service/demopayors.h"
#include "service/demousers.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

void fillWithDemoData(const Database &database, const ServiceOptions &options)
{
    // A generator for each kind, so that more of one kind do not change the others.
    DemoRandom forTeam(options.seed), forCenters(options.seed + 1), forPayors(options.seed + 2),
        forUsers(options.seed + 3);
    Team team{.id = forTeam.uuid()};
    Statement addTeam = database.prepare(u"INSERT INTO teams (team_id) VALUES (?) RETURNING team_seq"_s);
    addTeam.run({team.id});
    addTeam.next();
    team.seq = addTeam.integer(0);
    addTeam.finish();

    DemoPlaces places;
    CenterStore centers(database);
    const std::vector<Lab> labs = addDemoCenters(centers, places, forCenters);
    const std::vector<Payor> payors = demoPayors(places, forPayors);
    PayorStore payorStore(database, team.seq);
    for (const Payor &payor : payors)
        payorStore.add(payor);
    ConnectionStore connections(database);
    UserRecords users(database, connections, team);
    OrderStore orders(database, team.seq);
    InsuranceStore insurances(database);
    addDemoUsers(options.users, options.clock().toSecsSinceEpoch(), forUsers,
                 {users, orders, insurances, places, labs, payors, options.givesUp});
}

} // namespace labdesk::service
