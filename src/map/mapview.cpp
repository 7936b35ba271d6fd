// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapview.h"

#include <algorithm>
#include <cmath>

namespace labdesk {

QPointF MapView::toScreen(const geo::PlanePoint &place) const
{
    return {size.width() / 2 + (place.east - middle.east) * scale,
            size.height() / 2 - (place.north - middle.north) * scale};
}

geo::PlanePoint MapView::toPlane(const QPointF &pixel) const
{
    return {middle.east + (pixel.x() - size.width() / 2) / scale,
            middle.north - (pixel.y() - size.height() / 2) / scale};
}

double MapView::reach() const
{
    return std::hypot(size.width(), size.height()) / 2 / scale;
}

void MapView::zoom(double factor, const QPointF &pixel)
{
    const geo::PlanePoint under = toPlane(pixel);
    scale = clamped(scale * factor);
    const geo::PlanePoint now = toPlane(pixel);
    middle = {middle.east + under.east - now.east, middle.north + under.north - now.north};
}

void MapView::pan(const QPointF &pixels)
{
    middle = {middle.east - pixels.x() / scale, middle.north + pixels.y() / scale};
}

bool MapView::ensureVisible(const QPointF &pixel, double margin)
{
    const QRectF inside = rect().adjusted(margin, margin, -margin, -margin);
    if (!inside.isValid() || inside.contains(pixel))
        return false;
    const QPointF nearest(std::clamp(pixel.x(), inside.left(), inside.right()),
                          std::clamp(pixel.y(), inside.top(), inside.bottom()));
    pan(nearest - pixel);
    return true;
}

void MapView::fit(const geo::PlanePoint &place, double miles, double margin)
{
    middle = place;
    const double room = std::min(size.width(), size.height()) - 2 * margin;
    scale = clamped(std::max(room, 20.0) / (2 * miles));
}

void MapView::fitBox(const geo::PlanePoint &southWest, const geo::PlanePoint &northEast, double minMiles, double margin)
{
    middle = {(southWest.east + northEast.east) / 2, (southWest.north + northEast.north) / 2};
    const double widthMiles = std::max(northEast.east - southWest.east, minMiles);
    const double heightMiles = std::max(northEast.north - southWest.north, minMiles);
    scale = clamped(std::min(std::max(size.width() - 2 * margin, 20.0) / widthMiles,
                             std::max(size.height() - 2 * margin, 20.0) / heightMiles));
}

double MapView::clamped(double wanted) const
{
    // From two miles across, where the outlines have no more detail, to the whole country with its islands.
    const double viewSize = std::max(std::min(size.width(), size.height()), 1.0);
    return std::clamp(wanted, viewSize / 8000, viewSize / 2);
}

} // namespace labdesk
