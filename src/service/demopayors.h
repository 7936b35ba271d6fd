// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/demoplaces.h"

namespace labdesk::service {

/// Returns about 300 invented payors of the kinds that support staff encounter: regional plans of one family, Medicaid
/// plans of each state, similar names, names with accents, a name that occurs twice, repeated aliases. With `count`,
/// adds at least that many payors with names from demoPayorNames().
std::vector<Payor> demoPayors(DemoPlaces &places, DemoRandom &random, int count = 0);

} // namespace labdesk::service
