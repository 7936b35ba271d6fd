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

/// Where users and all that is theirs go.
struct DemoUserTargets
{
    std::function<void(User &, const std::vector<SourceConnection> &)> addUser; ///< may set its seq
    std::function<void(const Order &)> addOrder;
    std::function<void(const Insurance &)> addInsurance;
    std::function<bool()> givesUp = {};
    bool hasPersonalIds = true; ///< some client IDs are what the contract forbids
};

/// What users refer to.
struct DemoSurroundings
{
    DemoPlaces &places;
    const std::vector<Lab> &labs;
    const std::vector<Payor> &payors;
};

/// So many invented users, created over the three years before now. Throws DatabaseError when the targets give up.
void addDemoUsers(int count, qint64 now, DemoRandom &random, const DemoSurroundings &around,
                  const DemoUserTargets &targets);

} // namespace labdesk::service
