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
    QFont state, city, town, water, ring, number, chosen;

    static MapStyle from(const QFont &base, double unit);
    const QFont &nameFont(MapNameKind kind) const;
    QSizeF nameSize(const QString &text, MapNameKind kind) const;
};

struct MapRing
{
    double miles = 0;
    double pixels = 0; ///< its radius
    bool outermost = false;
    QString text;
    QRectF pill; ///< null when there was no room for the text
};

/// Several markers that are too close for a number each: their count, at the position of one of them.
struct MapBubble
{
    QPointF at;
    std::vector<std::size_t> markers;
    QString text; ///< "×9"
    QRectF rect;
};

/// Everything above the base layer, in pixels. Its rectangles don't overlap, and its texts don't cover markers.
struct MapScene
{
    std::optional<QPointF> origin;
    std::vector<MapRing> rings;
    std::vector<QPointF> markers; ///< each at its place
    std::vector<bool> numbered;   ///< by marker: there is room for its number; else it is a dot
    std::vector<MapBubble> bubbles;
    std::optional<std::size_t> chosen;
    std::optional<std::size_t> raised; ///< the one that is pointed at, here or in the list
    QString chosenText;
    QRectF chosenPill;
    QString scaleText;
    QRectF scaleBar; ///< as wide as the distance it represents, text included
    QRectF north;
    QString remark; ///< that the map is an approximate one
    QRectF remarkPill;
    std::vector<PlacedName> names;

    static double markerRadius(const MapStyle &style) { return 12 * style.unit; }
    static double dotRadius(const MapStyle &style) { return 4.5 * style.unit; }
    /// The marker at that pixel: the nearest, of those of a bubble its first.
    std::optional<std::size_t> markerAt(const QPointF &pixel, const MapStyle &style) const;
    bool isOneSpot(const MapBubble &bubble, const MapStyle &style) const; ///< zooming won't part its markers
    /// That marker; if the selected one is at the same spot, the one after it there.
    std::size_t nextAtSpot(std::size_t marker, const MapStyle &style) const;
    const MapBubble *bubbleAt(const QPointF &pixel) const; ///< null: none
};

/// The furniture in the corners of the map, which would cover markers there.
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
    std::optional<std::size_t> raised; ///< likewise
    std::span<const MapName> names;
    QRectF keepOut;         ///< covered by the buttons
    bool isOnPaper = false; ///< without a pointer: a bubble lists its numbers, and the page says what is approximate
};

/// Lays out the map. Markers keep their positions and come first: with their number if it fits, else as a dot within a
/// bubble that counts them. Then the label of the selected marker, names, and ring labels; what doesn't fit is left
/// out.
MapScene layOutMap(const MapSceneInput &input, const MapStyle &style);

} // namespace labdesk
