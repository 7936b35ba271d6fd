// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/demousers.h"
#include "service/serviceoptions.h"

namespace labdesk::service {

/// The amount of data, the seed, and the latest time in seconds since 1970.
struct DemoAmount
{
    quint64 seed = 1;
    int users = 0;
    qint64 now = 0;
    /// At least this many, with the name patterns of long lists; 0 for some 300 that are created quickly.
    int payors = 0;
};

/// Receives invented records. Each refers only to earlier ones.
struct DemoTargets
{
    std::function<void(const QString &id)> addTeam;
    std::function<void(const Lab &)> addLab;
    std::function<void(const Center &)> addCenter;
    std::function<void(const Payor &)> addPayor;
    DemoUserTargets users;
};

/// Creates demo data. The same amount gives the same data.
void makeDemoData(const DemoAmount &amount, const DemoTargets &targets);

/// Fills empty tables with invented records. The same seed, number of users, and clock give the same records. Call this
/// in a transaction.
void fillWithDemoData(const Database &database, const ServiceOptions &options);

} // namespace labdesk::service
