// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapplacement.h"
#include "map/mapscene.h"
#include "map/mapview.h"

#include <QRectF>

#include <optional>

namespace labdesk {

struct MapFitInput
{
    const MapPlacement &placement;
    const std::optional<MapOrigin> &origin;
    int radiusMiles = 0;                           ///< around the origin
    QRectF keepOut;                                ///< what the buttons cover, in pixels
    std::optional<geo::PlanePoint> alsoShown = {}; ///< a place that the markers are shown with
};

/// Shows all markers and the origin; without markers the radius around the origin; without both the country. As far as
/// it isn't too crowded, no marker is cut off or under the furniture in the corners. `view` has its size and gets the
/// projection.
void fitMap(MapView &view, const MapFitInput &input, const MapStyle &style);

} // namespace labdesk
