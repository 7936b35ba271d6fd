// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerstore.h"
#include "service/demoplaces.h"
#include "service/insurancestore.h"
#include "service/orderstore.h"
#include "service/userrecords.h"

#include <functional>

namespace labdesk::service {

/// Receives users and the records that belong to them.
struct DemoUserTargets
{
    std::function<void(User &, const std::vector<SourceConnection> &)> addUser; ///< may set the user's seq
    std::function<void(const Order &)> addOrder;
    std::function<void(const Insurance &)> addInsurance;
    std::function<bool()> givesUp = {};
    bool hasPersonalIds = true; ///< include some client IDs that the contract forbids
};

/// The records that users refer to.
struct DemoSurroundings
{
    DemoPlaces &places;
    const std::vector<Lab> &labs;
    const std::vector<Payor> &payors;
};

/// Adds `count` invented users, created over the three years before `now`. Throws DatabaseError if the targets give up.
void addDemoUsers(int count, qint64 now, DemoRandom &random, const DemoSurroundings &around,
                  const DemoUserTargets &targets);

} // namespace labdesk::service
