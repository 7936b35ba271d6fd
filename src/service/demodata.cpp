// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demodata.h"

#include "service/democenters.h"
#include "service/demopayors.h"

#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

void makeDemoData(const DemoAmount &amount, const DemoTargets &targets)
{
    // A separate generator for each kind of record, so that adding to one kind doesn't change the others.
    DemoRandom forTeam(amount.seed), forCenters(amount.seed + 1), forPayors(amount.seed + 2), forUsers(amount.seed + 3);
    targets.addTeam(forTeam.uuid());
    DemoPlaces places;
    const std::vector<Lab> labs = addDemoCenters(targets.addLab, targets.addCenter, places, forCenters);
    const std::vector<Payor> payors = demoPayors(places, forPayors, amount.payors);
    for (const Payor &payor : payors)
        targets.addPayor(payor);
    addDemoUsers(amount.users, amount.now, forUsers, {places, labs, payors}, targets.users);
}

void fillWithDemoData(const Database &database, const ServiceOptions &options)
{
    CenterStore centers(database);
    SourceConnectionStore connections(database);
    InsuranceStore insurances(database);
    std::optional<PayorStore> payors;
    std::optional<UserRecords> users;
    std::optional<OrderStore> orders;
    DemoTargets targets;
    targets.addTeam = [&](const QString &ofSample) {
        // Without sample users, it's a new team with a unique ID.
        const QString id = options.users == 0 ? QUuid::createUuid().toString(QUuid::WithoutBraces) : ofSample;
        const auto seq = database.prepare(u"INSERT INTO teams (team_id) VALUES (?) RETURNING team_seq"_s)
                             .first({id}, [](const Statement &row) { return row.integer(0); });
        const Team team{*seq, id};
        payors.emplace(database, team.seq);
        users.emplace(database, connections, team);
        orders.emplace(database, team.seq);
    };
    targets.addLab = [&](const Lab &lab) { centers.addLab(lab); };
    targets.addCenter = [&](const Center &center) { centers.add(center); };
    targets.addPayor = [&](const Payor &payor) { payors->add(payor); };
    targets.users.addUser
        = [&](User &user, const std::vector<SourceConnection> &sources) { users->add(user, sources); };
    targets.users.addOrder = [&](const Order &order) { orders->add(order); };
    targets.users.addInsurance = [&](const Insurance &insurance) { insurances.add(insurance); };
    targets.users.givesUp = options.givesUp;
    makeDemoData({options.seed, options.users, options.clock().toSecsSinceEpoch()}, targets);
}

} // namespace labdesk::service
