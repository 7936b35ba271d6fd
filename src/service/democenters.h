// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerstore.h"
#include "service/demoplaces.h"

#include <functional>

namespace labdesk::service {

/// Adds every known lab, and about 2,500 invented service centers of six of them. Returns the labs that have centers.
std::vector<Lab> addDemoCenters(const std::function<void(const Lab &)> &addLab,
                                const std::function<void(const Center &)> &addCenter, DemoPlaces &places,
                                DemoRandom &random);

} // namespace labdesk::service
