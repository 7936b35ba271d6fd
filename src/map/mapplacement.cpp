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

constexpr double bearingOfUnknownDirection = 60; // degrees; beside the origin, clear of the ring labels at 100
constexpr double samePlaceMiles = 0.02;
constexpr double farthestFromItsZip = 200; // miles; the largest ZIP areas of Alaska are about as wide
constexpr double halfAroundTheEarth = 12'437;
constexpr std::size_t mostMarkersFanned = 200; // the cost grows with the square; the service sends at most 30

bool usableMiles(const std::optional<double> &miles)
{
    return miles && *miles >= 0 && *miles <= halfAroundTheEarth; // a NaN fails both
}

/// The location that was sent, where it can be true: a center does not stand hundreds of miles from its own ZIP.
std::optional<GeoPoint> exactPoint(const MapItem &item, const geo::Zips &zips)
{
    if (!item.exact || !(std::abs(item.exact->latitude) <= 90 && std::abs(item.exact->longitude) <= 180))
        return std::nullopt;
    const auto centroid = zips.centroid(item.zip);
    const bool contradicts = centroid && geo::milesBetween(*centroid, *item.exact) > farthestFromItsZip;
    return contradicts ? std::nullopt : item.exact;
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

// The point on the sphere below the mean of the points seen as vectors: unlike a mean of degrees it does not mind the
// 180th meridian.
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

std::optional<MapMarker> markerAround(const MapOrigin &origin, const geo::AzimuthalEquidistant &projection,
                                      const MapItem &item, const geo::Zips &zips)
{
    MapMarker marker;
    if (const auto exact = exactPoint(item, zips)) {
        marker.place = projection.forward(*exact);
        marker.exact = true;
        return marker;
    }
    const auto centroid = zips.centroid(item.zip);
    const double away = centroid ? geo::milesBetween(origin.point, *centroid) : 0;
    const auto code = geo::Zips::codeOf(item.zip);
    const bool sameZip = code && code == geo::Zips::codeOf(origin.zip);
    if (sameZip || (centroid && away < samePlaceMiles)) {
        marker.directionUnknown = true;
        marker.place = planePointAt(bearingOfUnknownDirection, usableMiles(item.miles) ? *item.miles : 0);
        return marker;
    }
    if (!centroid)
        return std::nullopt;
    marker.place
        = planePointAt(geo::bearingDegrees(origin.point, *centroid), usableMiles(item.miles) ? *item.miles : away);
    return marker;
}

bool markerFitsAt(const QPointF &place, const std::vector<QPointF> &taken, double gap)
{
    return std::none_of(taken.begin(), taken.end(), [&](const QPointF &other) {
        return std::hypot(place.x() - other.x(), place.y() - other.y()) < gap;
    });
}

std::optional<QPointF> freeOnRing(const QPointF &wanted, const QPointF &origin, const std::vector<QPointF> &taken,
                                  double gap)
{
    const double radius = std::hypot(wanted.x() - origin.x(), wanted.y() - origin.y());
    if (radius < gap)
        return std::nullopt;
    const double start = std::atan2(wanted.y() - origin.y(), wanted.x() - origin.x());
    const double step = gap / 4 / radius;
    const double farthest = std::min(4 * gap / radius, std::numbers::pi);
    for (double turn = step; turn <= farthest; turn += step) {
        for (const double angle : {start + turn, start - turn}) {
            const QPointF place(origin.x() + radius * std::cos(angle), origin.y() + radius * std::sin(angle));
            if (markerFitsAt(place, taken, gap))
                return place;
        }
    }
    return std::nullopt;
}

QPointF freeAround(const QPointF &wanted, double heading, const std::vector<QPointF> &taken, double gap)
{
    constexpr int directions = 24;
    for (double radius = gap / 4; radius <= 10 * gap; radius += gap / 4) {
        for (int i = 0; i < directions; ++i) {
            // The heading first, then to both of its sides: +1, -1, +2, -2, ...
            const int side = i % 2 == 0 ? -(i / 2) : (i + 1) / 2;
            const double angle = heading + side * 2 * std::numbers::pi / directions;
            const QPointF place(wanted.x() + radius * std::cos(angle), wanted.y() + radius * std::sin(angle));
            if (markerFitsAt(place, taken, gap))
                return place;
        }
    }
    return wanted;
}

} // namespace

std::optional<MapPlacement::Extent> MapPlacement::extent() const
{
    if (markers.empty())
        return std::nullopt;
    geo::PlanePoint low = markers.front().place;
    geo::PlanePoint high = low;
    for (const MapMarker &marker : markers) {
        low = {std::min(low.east, marker.place.east), std::min(low.north, marker.place.north)};
        high = {std::max(high.east, marker.place.east), std::max(high.north, marker.place.north)};
    }
    return Extent{{(low.east + high.east) / 2, (low.north + high.north) / 2},
                  std::max(high.east - low.east, high.north - low.north) / 2};
}

std::optional<std::size_t> MapPlacement::markerOf(int item) const
{
    const auto found
        = std::ranges::find(markers, item, [](const MapMarker &marker) { return static_cast<int>(marker.item); });
    return found == markers.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - markers.begin()));
}

bool MapPlacement::anyDirectionUnknown() const
{
    return std::ranges::any_of(markers, &MapMarker::directionUnknown);
}

double MapPlacement::farthest() const
{
    double miles = 0;
    for (const MapMarker &marker : markers)
        miles = std::max(miles, std::hypot(marker.place.east, marker.place.north));
    return miles;
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
            marker = markerAround(*origin, placement.projection, items[i], zips);
        else if (known[i])
            marker
                = MapMarker{0, placement.projection.forward(*known[i]), false, exactPoint(items[i], zips).has_value()};
        if (!marker) {
            placement.notOnMap.push_back(i);
            continue;
        }
        marker->item = i;
        placement.markers.push_back(*marker);
    }
    return placement;
}

std::vector<QPointF> fanOut(const std::vector<QPointF> &wanted, const std::optional<QPointF> &origin, double gap)
{
    if (wanted.size() > mostMarkersFanned)
        return wanted;
    std::vector<QPointF> taken;
    if (origin)
        taken.push_back(*origin);
    for (const QPointF &place : wanted) {
        if (markerFitsAt(place, taken, gap)) {
            taken.push_back(place);
            continue;
        }
        const bool offOrigin = origin && *origin != place;
        const double heading
            = offOrigin ? std::atan2(place.y() - origin->y(), place.x() - origin->x()) : -std::numbers::pi / 6;
        const auto onRing = origin ? freeOnRing(place, *origin, taken, gap) : std::nullopt;
        taken.push_back(onRing ? *onRing : freeAround(place, heading, taken, gap));
    }
    if (origin)
        taken.erase(taken.begin());
    return taken;
}

std::vector<std::size_t> markersByDistance(const MapPlacement &placement, const std::vector<MapItem> &items)
{
    std::vector<std::size_t> order(placement.markers.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto key = [&](std::size_t marker) {
        const MapItem &item = items[placement.markers[marker].item];
        return std::pair(usableMiles(item.miles) ? *item.miles : std::numeric_limits<double>::infinity(), item.number);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    return order;
}

} // namespace labdesk
