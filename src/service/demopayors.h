// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/demoplaces.h"

namespace labdesk::service {

/// About 300 invented payors of the kinds that support staff meet: regional plans of one family, Medicaid plans of each
/// state, names that look alike, names with accents, one name twice, aliases that repeat. With `count` at least so many
/// more, as demoPayorNames() names them.
std::vector<Payor> demoPayors(DemoPlaces &places, DemoRandom &random, int count = 0);

} // namespace labdesk::service
