// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace labdesk::geo {

namespace {

constexpr double radianPerDegree = std::numbers::pi / 180;

double squaredSine(double angle)
{
    const double sine = std::sin(angle);
    return sine * sine;
}

} // namespace

double milesBetween(const GeoPoint &from, const GeoPoint &to)
{
    const double halfLatitude = (to.latitude - from.latitude) * radianPerDegree / 2;
    const double halfLongitude = (to.longitude - from.longitude) * radianPerDegree / 2;
    const double haversine = squaredSine(halfLatitude)
        + std::cos(from.latitude * radianPerDegree) * std::cos(to.latitude * radianPerDegree)
            * squaredSine(halfLongitude);
    return 2 * earthMeanRadiusMiles * std::asin(std::sqrt(std::clamp(haversine, 0.0, 1.0)));
}

double bearingDegrees(const GeoPoint &from, const GeoPoint &to)
{
    const double fromLatitude = from.latitude * radianPerDegree;
    const double toLatitude = to.latitude * radianPerDegree;
    const double east = (to.longitude - from.longitude) * radianPerDegree;
    const double y = std::sin(east) * std::cos(toLatitude);
    const double x = std::cos(fromLatitude) * std::sin(toLatitude)
        - std::sin(fromLatitude) * std::cos(toLatitude) * std::cos(east);
    const double bearing = std::atan2(y, x) / radianPerDegree;
    const double turned = bearing < 0 ? bearing + 360 : bearing;
    return turned < 360 ? turned : 0; // a tiny negative angle plus 360 rounds up to 360
}

GeoPoint destination(const GeoPoint &from, double bearing, double miles)
{
    const double angle = miles / earthMeanRadiusMiles;
    const double fromLatitude = from.latitude * radianPerDegree;
    const double turn = bearing * radianPerDegree;
    // Computes the destination as a vector, with arc tangents only: an arc sine loses precision at the poles.
    const double up
        = std::sin(fromLatitude) * std::cos(angle) + std::cos(fromLatitude) * std::sin(angle) * std::cos(turn);
    const double ahead
        = std::cos(fromLatitude) * std::cos(angle) - std::sin(fromLatitude) * std::sin(angle) * std::cos(turn);
    const double aside = std::sin(angle) * std::sin(turn);
    const double latitude = std::atan2(up, std::hypot(ahead, aside)) / radianPerDegree;
    const double east = std::atan2(aside, ahead) / radianPerDegree;
    return {latitude, std::remainder(from.longitude + east, 360.0)};
}

} // namespace labdesk::geo
