// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"

#include <span>
#include <vector>

namespace labdesk {

/// Land beyond the border. The outlines know the United States alone, and without its neighbors El Paso would lie by
/// the sea. Drawn by hand for this map, good to a few miles: it is painted below the states, reaches under them along
/// the land border, and follows the far shore where there is water between.
struct NeighborLand
{
    const char *country; ///< to be translated in the context labdesk::MapTexts; null for an island that needs no name
    std::span<const GeoPoint> outline;
    MapCap cap;
};

const std::vector<NeighborLand> &neighborLands();

} // namespace labdesk
