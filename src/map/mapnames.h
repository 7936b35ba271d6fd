// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"
#include "map/mapview.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// What a name is of: a state or a neighboring country, a city of 100,000, another town, or a lake, bay or ocean.
enum class MapNameKind { State, City, Town, Water };

inline bool isTownName(MapNameKind kind)
{
    return kind == MapNameKind::City || kind == MapNameKind::Town;
}

/// A name looking for a place on the map.
struct MapName
{
    QString text;
    QSizeF size;                ///< pixels
    std::vector<QPointF> spots; ///< possible positions of its middle, best first
    MapNameKind kind = MapNameKind::Town;
    std::optional<QPointF> place = {}; ///< a town's, marked by a dot
};

struct PlacedName
{
    QString text;
    QRectF rect;
    MapNameKind kind = MapNameKind::Town;
    std::optional<QPointF> place = {};
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

/// Measures a name in the letters of its kind.
using MapNameSize = std::function<QSizeF(const QString &, MapNameKind)>;

/// Names of towns, states, neighboring countries and waters in sight, the most important first. A state is named when
/// there are others in sight, too; by its two letters where its name has no room.
std::vector<MapName> visibleNames(const MapView &view, const MapGeography &geography, const MapNameSize &sizeOf);

} // namespace labdesk
