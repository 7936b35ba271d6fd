// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"

namespace labdesk::geo {

/// A place on a flat map, in miles from the map's center.
struct PlanePoint
{
    double east = 0;
    double north = 0;
    friend bool operator==(const PlanePoint &, const PlanePoint &) = default;
};

/// The azimuthal equidistant projection: distances and bearings from the center are true, so a ring of equal distance
/// is a circle. Defined everywhere except at the point opposite the center, which is placed due north.
class AzimuthalEquidistant
{
public:
    explicit AzimuthalEquidistant(const GeoPoint &center);

    const GeoPoint &center() const { return m_center; }
    PlanePoint forward(const GeoPoint &point) const;
    GeoPoint inverse(const PlanePoint &point) const;

private:
    GeoPoint m_center;
    double m_sine; ///< of the center's latitude
    double m_cosine;
};

} // namespace labdesk::geo
