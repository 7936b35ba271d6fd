// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapnames.h"
#include "map/mapplacement.h"
#include "map/mapview.h"

#include <QFont>

#include <span>

namespace labdesk {

/// What the map is measured with: its fonts, and what a pixel of the 13 px design measures (Metrics).
struct MapStyle
{
    double unit = 1;
    QFont county, state, ring, number, chosen;

    static MapStyle from(const QFont &base, double unit);
    QSizeF nameSize(const QString &text, bool ofState) const;
};

struct MapRing
{
    double miles = 0;
    double pixels = 0; ///< its radius
    bool outermost = false;
    QString text;
    QRectF pill; ///< null when there was no room for the text
};

/// All that stands above the base layer, in pixels. No two of its rectangles overlap, and none of its texts covers a
/// marker.
struct MapScene
{
    std::optional<QPointF> origin;
    std::vector<MapRing> rings;
    std::vector<QPointF> places;  ///< where each marker belongs
    std::vector<QPointF> markers; ///< where it stands, having given way to others
    std::optional<std::size_t> chosen;
    QString chosenText;
    QRectF chosenPill;
    QString scaleText;
    QRectF scaleBar; ///< as wide as the distance it stands for, text included
    QRectF north;
    QString remark; ///< that the map is an approximate one
    QRectF remarkPill;
    std::vector<PlacedName> names;

    static double markerRadius(const MapStyle &style) { return 12 * style.unit; }
    static double markerGap(const MapStyle &style) { return 27 * style.unit; } ///< between the middles of two
    /// The marker at that pixel.
    std::optional<std::size_t> markerAt(const QPointF &pixel, const MapStyle &style) const;
};

/// What stands in the corners of the map, whatever it shows, and would cover a marker there.
struct MapFurniture
{
    QRectF buttons;
    QRectF north;
    QRectF remark;
    QRectF scale;          ///< as wide as the bar can become
    bool mirrored = false; ///< buttons on the left

    static MapFurniture in(const QSizeF &size, const QRectF &buttons, const MapStyle &style);
    bool covers(const QPointF &marker, const MapStyle &style) const;
};

struct MapSceneInput
{
    const MapView &view;
    const MapPlacement &placement;
    const std::vector<MapItem> &items;
    bool hasOrigin = false;
    int radiusMiles = 0;
    std::optional<std::size_t> chosen; ///< row in placement.markers
    std::span<const MapName> names;
    QRectF keepOut; ///< covered by the buttons
};

/// Gives everything its place. Markers come first, then the text of the chosen one, the rings' texts, names of states
/// and names of counties: whatever finds no room is left out.
MapScene layOutMap(const MapSceneInput &input, const MapStyle &style);

} // namespace labdesk
