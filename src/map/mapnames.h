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

/// The kind of place: a state or neighboring country, a city of at least 100,000 people, another town, or a lake, bay,
/// or ocean.
enum class MapNameKind { State, City, Town, Water };

inline bool isTownName(MapNameKind kind)
{
    return kind == MapNameKind::City || kind == MapNameKind::Town;
}

/// A name to be placed on the map.
struct MapName
{
    QString text;
    QSizeF size;                ///< pixels
    std::vector<QPointF> spots; ///< possible positions of its center, best first
    MapNameKind kind = MapNameKind::Town;
    std::optional<QPointF> place = {}; ///< the position of a town, marked by a dot
};

struct PlacedName
{
    QString text;
    QRectF rect;
    MapNameKind kind = MapNameKind::Town;
    std::optional<QPointF> place = {};
};

/// Places each name at the first of its spots where it is inside `frame` and covers neither an obstacle nor a name
/// placed before. Names are in order of importance; one without such a spot is left out.
std::vector<PlacedName> placeNames(const std::vector<MapName> &names, const std::vector<QRectF> &obstacles,
                                   const QRectF &frame);

/// The part of a polygon inside a rectangle (Sutherland-Hodgman; separate parts may stay joined along the border).
QPolygonF clippedTo(const QRectF &frame, const QPolygonF &polygon);

/// Spots inside a polygon and outside of `others` for a text of that size, roomiest first; none if it doesn't fit.
std::vector<QPointF> findLabelSpots(const QPolygonF &polygon, const QSizeF &text,
                                    const std::vector<QPolygonF> &others = {});

/// Measures a name in the font of its kind.
using MapNameSize = std::function<QSizeF(const QString &, MapNameKind)>;

/// Names of the towns, states, neighboring countries, and waters in view, the most important first. A state is named
/// only if others are in view, too, and abbreviated if its name doesn't fit.
std::vector<MapName> visibleNames(const MapView &view, const MapGeography &geography, const MapNameSize &sizeOf);

} // namespace labdesk
