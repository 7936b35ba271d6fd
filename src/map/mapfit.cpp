// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapfit.h"

#include <algorithm>

namespace labdesk {

namespace {

// The 48 contiguous states in the plane shown before a search: from Cape Mendocino to the east of Maine, and from Puget
// Sound to the Keys.
constexpr geo::PlanePoint countryCenter{77, -73};
constexpr double countryRadiusMiles = 1430; // half the width of the country

/// Whether all markers are entirely in view and not covered by the elements in the corners.
bool markersFit(const MapView &view, const MapFitInput &input, const MapStyle &style)
{
    const double radius = MapScene::markerRadius(style);
    const QRectF inside = view.rect().adjusted(radius, radius, -radius, -radius);
    const MapCornerElements elements = MapCornerElements::in(view.size, input.reservedArea, style);
    const auto isClear = [&](const geo::PlanePoint &place) {
        const QPointF at = view.toScreen(place);
        return inside.contains(at) && !elements.covers(at, style);
    };
    return !inside.isValid()
        || (std::ranges::all_of(input.placement.markers, isClear, &MapMarker::place)
            && (!input.extraPlace || isClear(*input.extraPlace)));
}

} // namespace

void fitMap(MapView &view, const MapFitInput &input, const MapStyle &style)
{
    view.projection = input.placement.projection;
    constexpr double minMiles = 6; // for a single center, or several in one ZIP
    if (auto extent = input.placement.extent()) {
        if (input.origin)
            extent->include({});
        if (input.extraPlace)
            extent->include(*input.extraPlace);
        view.fitBox(extent->southWest, extent->northEast, minMiles, 44 * style.unit);
    } else if (input.origin) {
        view.fit({}, std::max<double>(input.radiusMiles, 1), 28 * style.unit);
    } else {
        view.fit(countryCenter, countryRadiusMiles, 16 * style.unit);
    }
    constexpr int maxSteps = 8; // if it is too crowded at any scale, accept the last one
    for (int step = 0; step < maxSteps && !markersFit(view, input, style); ++step)
        view.zoom(0.94, view.rect().center());
}

} // namespace labdesk
