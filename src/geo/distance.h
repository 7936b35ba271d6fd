// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"

namespace labdesk::geo {

/// Mean radius of the earth (IUGG R1, 6371.0088 km) in statute miles. On this sphere a distance is within 0.6 % of the
/// one on the ellipsoid.
inline constexpr double earthMeanRadiusMiles = 3958.7613;

/// Approximate length of a degree of latitude, to rule out distant points without computing a distance.
inline constexpr double milesPerDegree = 69;

/// Great-circle distance in miles (haversine, which is precise at short distances).
double milesBetween(const GeoPoint &from, const GeoPoint &to);

/// Initial bearing of the great circle in degrees, clockwise from north, 0 <= bearing < 360. 0 if the points are equal.
double bearingDegrees(const GeoPoint &from, const GeoPoint &to);

/// The point reached after `miles` on the great circle that starts at `bearing` degrees.
GeoPoint destination(const GeoPoint &from, double bearing, double miles);

} // namespace labdesk::geo
