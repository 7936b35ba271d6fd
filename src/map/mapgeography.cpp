// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapgeography.h"

#include "geo/bundled.h"
#include "geo/distance.h"

#include <algorithm>

namespace labdesk {

namespace {

MapCap capAround(const geo::GeoBox &box)
{
    MapCap cap;
    cap.middle = {(box.south + box.north) / 2, (box.west + box.east) / 2};
    for (const double latitude : {box.south, box.north}) {
        for (const double longitude : {box.west, box.east})
            cap.miles = std::max(cap.miles, geo::milesBetween(cap.middle, {latitude, longitude}));
    }
    cap.miles *= 1.05; // the box's sides bulge a little beyond the circle through its corners
    return cap;
}

} // namespace

bool MapCap::isInReach(const GeoPoint &place, double reach) const
{
    return geo::milesBetween(middle, place) <= miles + reach;
}

std::shared_ptr<const MapGeography> MapGeography::load()
{
    auto geography = std::make_shared<MapGeography>();
    geography->zips = geo::bundledZips();
    geography->outlines = geo::bundledOutlines();
    geography->towns = geo::bundledTowns();
    geography->zipPoints.reserve(static_cast<std::size_t>(geography->zips->count()));
    for (int rank = 0; rank < geography->zips->count(); ++rank)
        geography->zipPoints.push_back(geography->zips->at(rank).centroid);
    for (const geo::Arc &arc : geography->outlines->arcs())
        geography->arcs.push_back(capAround(arc.box));
    for (const geo::Region &state : geography->outlines->states())
        geography->states.push_back(capAround(state.box));
    return geography;
}

} // namespace labdesk
