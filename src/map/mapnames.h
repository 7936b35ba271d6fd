// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"
#include "map/mapview.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

namespace labdesk {

/// A name looking for a place on the map.
struct MapName
{
    QString text;
    QSizeF size;                ///< pixels
    std::vector<QPointF> spots; ///< where its middle may stand, best first
    bool state = false;         ///< or a country; else a county
};

struct PlacedName
{
    QString text;
    QRectF rect;
    bool state = false;
};

/// Places each name on the first of its spots where it lies inside of `frame` and covers neither an obstacle nor a name
/// placed before it. Names come in order of importance; one without such a spot is left out.
std::vector<PlacedName> placeNames(const std::vector<MapName> &names, const std::vector<QRectF> &obstacles,
                                   const QRectF &frame);

/// The part of a polygon inside of a rectangle (Sutherland and Hodgman; parts may hang together along the border).
QPolygonF clippedTo(const QRectF &frame, const QPolygonF &polygon);

/// Spots inside of a polygon and outside of `others` for a text of that size, roomiest first; none when it does not
/// fit.
std::vector<QPointF> roomySpots(const QPolygonF &polygon, const QSizeF &text,
                                const std::vector<QPolygonF> &others = {});

/// Names of states, neighboring countries and counties in sight, in this order. A state is named when there are others
/// in sight, too.
/// `sizeOf` measures a text; its second argument says whether it is a state's.
std::vector<MapName> namesInSight(const MapView &view, const MapGeography &geography,
                                  const std::function<QSizeF(const QString &, bool)> &sizeOf);

} // namespace labdesk
