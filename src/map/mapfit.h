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
    int radiusMiles = 0;                            ///< around the origin
    QRectF reservedArea;                            ///< the area covered by the buttons, in pixels
    std::optional<geo::PlanePoint> extraPlace = {}; ///< a place to show in addition to the markers
};

/// Shows all markers and the origin; without markers, the radius around the origin; without both, the country. Unless
/// it is too crowded, no marker is cut off or covered by the elements in the corners. `view` must have its size, and
/// receives the projection.
void fitMap(MapView &view, const MapFitInput &input, const MapStyle &style);

} // namespace labdesk
