// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"

#include <span>
#include <vector>

namespace labdesk {

/// Land beyond the border. The outlines contain only the United States; without its neighbors, El Paso would be on a
/// coast. Drawn by hand for this map, accurate to a few miles: it is painted below the states, extends beneath them
/// along the land border, and follows the far shore of border waters.
struct NeighborLand
{
    const char *country; ///< to be translated in the context labdesk::MapTexts; null for an island without a label
    std::span<const GeoPoint> outline;
    MapCap cap;
};

const std::vector<NeighborLand> &neighborLands();

} // namespace labdesk
