// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/projection.h"

#include "geo/distance.h"

#include <cmath>
#include <numbers>

namespace labdesk::geo {

namespace {

constexpr double projectionRadian = std::numbers::pi / 180;

} // namespace

AzimuthalEquidistant::AzimuthalEquidistant(const GeoPoint &center)
    : m_center(center), m_sine(std::sin(center.latitude * projectionRadian)),
      m_cosine(std::cos(center.latitude * projectionRadian))
{
}

PlanePoint AzimuthalEquidistant::forward(const GeoPoint &point) const
{
    const double sine = std::sin(point.latitude * projectionRadian);
    const double cosine = std::cos(point.latitude * projectionRadian);
    const double turn = (point.longitude - m_center.longitude) * projectionRadian;
    const double cosTurn = std::cos(turn);
    // The direction of the point from the center, in the tangent plane. Its length is the sine of the angle between
    // them.
    const double east = cosine * std::sin(turn);
    const double north = m_cosine * sine - m_sine * cosine * cosTurn;
    const double cosAngle = m_sine * sine + m_cosine * cosine * cosTurn;
    const double length = std::hypot(east, north);
    const double angle = std::atan2(length, cosAngle);
    if (length < 1e-15)
        return {0, cosAngle > 0 ? 0 : std::numbers::pi * earthMeanRadiusMiles};
    const double scale = angle / length * earthMeanRadiusMiles;
    return {east * scale, north * scale};
}

GeoPoint AzimuthalEquidistant::inverse(const PlanePoint &point) const
{
    const double bearing = std::atan2(point.east, point.north) / projectionRadian;
    return destination(m_center, bearing, std::hypot(point.east, point.north));
}

} // namespace labdesk::geo
