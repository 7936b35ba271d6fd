// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"
#include "geo/projection.h"
#include "geo/zips.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace labdesk {

/// The origin of the search. `zip` may have no area; `point` is then the place to center on.
struct MapOrigin
{
    QString zip;
    GeoPoint point;
    friend bool operator==(const MapOrigin &, const MapOrigin &) = default;
};

/// A service center, reduced to the data for the map.
struct MapItem
{
    QString label;                 ///< short name
    int number = 0;                ///< on the marker, as in the list
    std::optional<GeoPoint> exact; ///< not in the contract; used if a service sends it
    QString zip;
    std::optional<double> miles; ///< as reported; nothing if unreadable
    QStringList about = {};      ///< additional lines of its marker's tooltip
    friend bool operator==(const MapItem &, const MapItem &) = default;
};

struct MapMarker
{
    std::size_t item = 0;            ///< index of the item
    geo::PlanePoint place;           ///< miles
    bool isDirectionUnknown = false; ///< same ZIP as the origin: the distance is right, but the bearing is arbitrary
    bool exact = false;
};

/// The positions of the centers on the plane of `projection`.
struct MapPlacement
{
    geo::AzimuthalEquidistant projection{GeoPoint{39.5, -98.35}};
    std::vector<MapMarker> markers;    ///< in the order of the items
    std::vector<std::size_t> unplaced; ///< items without a known place, in the order of the items

    /// The smallest upright box around all markers.
    struct Extent
    {
        geo::PlanePoint southWest;
        geo::PlanePoint northEast;
        void include(const geo::PlanePoint &place);
    };
    std::optional<Extent> extent() const;                ///< nothing if there are no markers
    std::optional<std::size_t> markerOf(int item) const; ///< index into markers
    bool hasUnknownDirection() const;
};

/// With an origin, the projection is centered on it, so that rings of equal distance are circles. A center is at its
/// exact location unless that contradicts its ZIP; else in the direction of its ZIP at the reported distance, else on
/// its ZIP's centroid. Without an origin, the projection is centered on the centers, and each is at its exact location
/// or on its ZIP's centroid. Distances aren't used then, since together they would reveal where the patient lives.
MapPlacement placeOnMap(const std::optional<MapOrigin> &origin, const std::vector<MapItem> &items,
                        const geo::Zips &zips);

/// Markers in the order of the arrow keys: by miles, unreadable distances last, then by number.
std::vector<std::size_t> markersByDistance(const MapPlacement &placement, const std::vector<MapItem> &items);

} // namespace labdesk
