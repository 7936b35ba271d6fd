// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapplacement.h"

#include "geo/distance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace labdesk {

namespace {

constexpr double unknownDirectionBearing = 60; // degrees; next to the origin, clear of the ring labels at 100
constexpr double maxSamePlaceMiles = 0.02;
constexpr double maxMilesFromZip = 200; // miles; about the width of the largest ZIP areas in Alaska
constexpr double halfEarthCircumference = 12'437;

bool isValidDistance(const std::optional<double> &miles)
{
    return miles && *miles >= 0 && *miles <= halfEarthCircumference; // a NaN fails both comparisons
}

/// The location sent by the service, if it is plausible: a center isn't hundreds of miles from its own ZIP.
std::optional<GeoPoint> exactPoint(const MapItem &item, const geo::Zips &zips)
{
    if (!item.exact || !(std::abs(item.exact->latitude) <= 90 && std::abs(item.exact->longitude) <= 180))
        return std::nullopt;
    const auto centroid = zips.centroid(item.zip);
    const bool isImplausible = centroid && geo::milesBetween(*centroid, *item.exact) > maxMilesFromZip;
    return isImplausible ? std::nullopt : item.exact;
}

geo::PlanePoint planePointAt(double bearing, double miles)
{
    const double angle = bearing * std::numbers::pi / 180;
    return {miles * std::sin(angle), miles * std::cos(angle)};
}

std::optional<GeoPoint> knownPoint(const MapItem &item, const geo::Zips &zips)
{
    const auto exact = exactPoint(item, zips);
    return exact ? exact : zips.centroid(item.zip);
}

// The mean of the points as vectors, projected onto the sphere. Unlike a mean of degrees, it works across the 180th
// meridian.
GeoPoint middleOfPoints(const std::vector<GeoPoint> &points)
{
    constexpr double radian = std::numbers::pi / 180;
    double x = 0, y = 0, z = 0;
    for (const GeoPoint &point : points) {
        x += std::cos(point.latitude * radian) * std::cos(point.longitude * radian);
        y += std::cos(point.latitude * radian) * std::sin(point.longitude * radian);
        z += std::sin(point.latitude * radian);
    }
    return {std::atan2(z, std::hypot(x, y)) / radian, std::atan2(y, x) / radian};
}

std::optional<MapMarker> makeMarker(const MapOrigin &origin, const geo::AzimuthalEquidistant &projection,
                                    const MapItem &item, const geo::Zips &zips)
{
    MapMarker marker;
    if (const auto exact = exactPoint(item, zips)) {
        marker.place = projection.forward(*exact);
        marker.exact = true;
        return marker;
    }
    const auto centroid = zips.centroid(item.zip);
    const double distance = centroid ? geo::milesBetween(origin.point, *centroid) : 0;
    const auto code = geo::Zips::codeOf(item.zip);
    const bool isSameZip = code && code == geo::Zips::codeOf(origin.zip);
    if (isSameZip || (centroid && distance < maxSamePlaceMiles)) {
        marker.isDirectionUnknown = true;
        marker.place = planePointAt(unknownDirectionBearing, isValidDistance(item.miles) ? *item.miles : 0);
        return marker;
    }
    if (!centroid)
        return std::nullopt;
    marker.place = planePointAt(geo::bearingDegrees(origin.point, *centroid),
                                isValidDistance(item.miles) ? *item.miles : distance);
    return marker;
}

} // namespace

void MapPlacement::Extent::include(const geo::PlanePoint &place)
{
    southWest = {std::min(southWest.east, place.east), std::min(southWest.north, place.north)};
    northEast = {std::max(northEast.east, place.east), std::max(northEast.north, place.north)};
}

std::optional<MapPlacement::Extent> MapPlacement::extent() const
{
    if (markers.empty())
        return std::nullopt;
    Extent extent{markers.front().place, markers.front().place};
    for (const MapMarker &marker : markers)
        extent.include(marker.place);
    return extent;
}

std::optional<std::size_t> MapPlacement::markerOf(int item) const
{
    const auto found
        = std::ranges::find(markers, item, [](const MapMarker &marker) { return static_cast<int>(marker.item); });
    return found == markers.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - markers.begin()));
}

bool MapPlacement::hasUnknownDirection() const
{
    return std::ranges::any_of(markers, &MapMarker::isDirectionUnknown);
}

MapPlacement placeOnMap(const std::optional<MapOrigin> &origin, const std::vector<MapItem> &items,
                        const geo::Zips &zips)
{
    MapPlacement placement;
    std::vector<std::optional<GeoPoint>> known;
    std::vector<GeoPoint> points;
    for (const MapItem &item : items) {
        known.push_back(knownPoint(item, zips));
        if (known.back())
            points.push_back(*known.back());
    }
    if (origin)
        placement.projection = geo::AzimuthalEquidistant(origin->point);
    else if (!points.empty())
        placement.projection = geo::AzimuthalEquidistant(middleOfPoints(points));
    for (std::size_t i = 0; i < items.size(); ++i) {
        std::optional<MapMarker> marker;
        if (origin)
            marker = makeMarker(*origin, placement.projection, items[i], zips);
        else if (known[i])
            marker
                = MapMarker{0, placement.projection.forward(*known[i]), false, exactPoint(items[i], zips).has_value()};
        if (!marker) {
            placement.unplaced.push_back(i);
            continue;
        }
        marker->item = i;
        placement.markers.push_back(*marker);
    }
    return placement;
}

std::vector<std::size_t> markersByDistance(const MapPlacement &placement, const std::vector<MapItem> &items)
{
    std::vector<std::size_t> order(placement.markers.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto key = [&](std::size_t marker) {
        const MapItem &item = items[placement.markers[marker].item];
        return std::pair(isValidDistance(item.miles) ? *item.miles : std::numeric_limits<double>::infinity(),
                         item.number);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    return order;
}

} // namespace labdesk
