// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/projection.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace labdesk {

/// Which part of the earth the map shows: miles on the plane of the projection against logical pixels, x to the right
/// and y down.
struct MapView
{
    geo::AzimuthalEquidistant projection{GeoPoint{39.5, -98.35}};
    geo::PlanePoint middle; ///< the place in the middle of the picture
    double scale = 1;       ///< pixels a mile
    QSizeF size{1, 1};      ///< pixels

    QPointF toScreen(const geo::PlanePoint &place) const;
    QPointF toScreen(const GeoPoint &place) const { return toScreen(projection.forward(place)); }
    geo::PlanePoint toPlane(const QPointF &pixel) const;

    /// Half of the picture's diagonal, in miles.
    double reach() const;
    QRectF rect() const { return {QPointF(), size}; }

    /// Zooms by `factor` so that the place under `pixel` stays there, within the least and greatest useful scale.
    void zoom(double factor, const QPointF &pixel);
    void pan(const QPointF &pixels);
    /// Pans by the least that brings `pixel` to `margin` pixels from the edge. Whether it had to.
    bool panInto(const QPointF &pixel, double margin);

    /// Shows the square of `miles` to each side of `place`, with `margin` pixels around it.
    void fit(const geo::PlanePoint &place, double miles, double margin);
    /// Shows that box, with `margin` pixels around it; one that is smaller than `minMiles` as one of that size.
    void fitBox(const geo::PlanePoint &southWest, const geo::PlanePoint &northEast, double minMiles, double margin);

private:
    double clamped(double wanted) const;
};

} // namespace labdesk
