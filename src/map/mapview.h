// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/projection.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace labdesk {

/// The section of the earth that the map shows: maps miles in the plane of the projection to logical pixels, x to the
/// right and y down.
struct MapView
{
    geo::AzimuthalEquidistant projection{GeoPoint{39.5, -98.35}};
    geo::PlanePoint middle; ///< the place at the center of the map
    double scale = 1;       ///< pixels per mile
    QSizeF size{1, 1};      ///< pixels

    QPointF toScreen(const geo::PlanePoint &place) const;
    QPointF toScreen(const GeoPoint &place) const { return toScreen(projection.forward(place)); }
    geo::PlanePoint toPlane(const QPointF &pixel) const;

    /// Half of the map's diagonal, in miles.
    double reach() const;
    QRectF rect() const { return {QPointF(), size}; }

    /// Zooms by `factor` around `pixel`, within the smallest and largest useful scale.
    void zoom(double factor, const QPointF &pixel);
    void pan(const QPointF &pixels);
    /// Pans just enough to bring `pixel` to `margin` pixels from the edge. Returns whether it had to pan.
    bool ensureVisible(const QPointF &pixel, double margin);

    /// Shows a square that extends `miles` to each side of `place`, with `margin` pixels around it.
    void fit(const geo::PlanePoint &place, double miles, double margin);
    /// Shows a box of at least `minMiles`, with `margin` pixels around it.
    void fitBox(const geo::PlanePoint &southWest, const geo::PlanePoint &northEast, double minMiles, double margin);

private:
    double clamped(double wanted) const;
};

} // namespace labdesk
