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

/// Where users and all that is theirs go, and what they refer to.
struct DemoUserTargets
{
    UserRecords &users;
    OrderStore &orders;
    InsuranceStore &insurances;
    DemoPlaces &places;
    const std::vector<Lab> &labs;
    const std::vector<Payor> &payors;
    std::function<bool()> givesUp = {};
};

/// So many invented users, created over the three years before now. Throws DatabaseError when the targets give up.
void addDemoUsers(int count, qint64 now, DemoRandom &random, const DemoUserTargets &targets);

} // namespace labdesk::service
