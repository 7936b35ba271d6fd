// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/demousers.h"
#include "service/serviceoptions.h"

namespace labdesk::service {

/// How much, from which seed, and until when, in seconds since 1970.
struct DemoAmount
{
    quint64 seed = 1;
    int users = 0;
    qint64 now = 0;
    int payors = 0; ///< at least so many, in the patterns of long lists; 0: some 300 that are quickly made
};

/// Where invented records go, in an order in which each refers only to earlier ones.
struct DemoTargets
{
    std::function<void(const QString &id)> addTeam;
    std::function<void(const Lab &)> addLab;
    std::function<void(const Center &)> addCenter;
    std::function<void(const Payor &)> addPayor;
    DemoUserTargets users;
};

/// The same for the same amount.
void makeDemoData(const DemoAmount &amount, const DemoTargets &targets);

/// Fills empty tables with invented records: the same for the same seed, number of users and clock. The caller holds
/// the transaction.
void fillWithDemoData(const Database &database, const ServiceOptions &options);

} // namespace labdesk::service
