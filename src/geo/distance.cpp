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
    const double halfNorth = (to.latitude - from.latitude) * radianPerDegree / 2;
    const double halfEast = (to.longitude - from.longitude) * radianPerDegree / 2;
    const double haversine = squaredSine(halfNorth)
        + std::cos(from.latitude * radianPerDegree) * std::cos(to.latitude * radianPerDegree) * squaredSine(halfEast);
    return 2 * earthMeanRadiusMiles * std::asin(std::sqrt(std::clamp(haversine, 0.0, 1.0)));
}

double bearingDegrees(const GeoPoint &from, const GeoPoint &to)
{
    const double here = from.latitude * radianPerDegree;
    const double there = to.latitude * radianPerDegree;
    const double east = (to.longitude - from.longitude) * radianPerDegree;
    const double y = std::sin(east) * std::cos(there);
    const double x = std::cos(here) * std::sin(there) - std::sin(here) * std::cos(there) * std::cos(east);
    const double bearing = std::atan2(y, x) / radianPerDegree;
    const double turned = bearing < 0 ? bearing + 360 : bearing;
    return turned < 360 ? turned : 0; // a tiny negative angle plus 360 rounds up to 360
}

GeoPoint destination(const GeoPoint &from, double bearing, double miles)
{
    const double angle = miles / earthMeanRadiusMiles;
    const double here = from.latitude * radianPerDegree;
    const double turn = bearing * radianPerDegree;
    // Computes the destination as a vector, with arc tangents only: an arc sine loses precision at the poles.
    const double up = std::sin(here) * std::cos(angle) + std::cos(here) * std::sin(angle) * std::cos(turn);
    const double ahead = std::cos(here) * std::cos(angle) - std::sin(here) * std::sin(angle) * std::cos(turn);
    const double aside = std::sin(angle) * std::sin(turn);
    const double latitude = std::atan2(up, std::hypot(ahead, aside)) / radianPerDegree;
    const double east = std::atan2(aside, ahead) / radianPerDegree;
    return {latitude, std::remainder(from.longitude + east, 360.0)};
}

} // namespace labdesk::geo
