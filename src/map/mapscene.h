// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapnames.h"
#include "map/mapplacement.h"
#include "map/mapview.h"

#include <QFont>

#include <span>

namespace labdesk {

/// The fonts of the map, and the size of a pixel of the 13 px design (Metrics).
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
    bool isOutermost = false;
    QString text;
    QRectF pill; ///< null if there was no room for the text
};

/// Several markers that are too close together for a number each: their count, at the position of one of them.
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
    std::vector<QPointF> markers; ///< each at its exact position
    std::vector<bool> numbered;   ///< by marker: whether its number fits; otherwise it is a dot
    std::vector<MapBubble> bubbles;
    std::optional<std::size_t> chosen;
    std::optional<std::size_t> raised; ///< the one under the pointer, here or in the list
    QString selectedText;
    QRectF selectedPill;
    QString scaleText;
    QRectF scaleBar; ///< as wide as the distance it represents; includes its text
    QRectF north;
    QString remark; ///< the note that the map is approximate
    QRectF remarkPill;
    std::vector<PlacedName> names;

    static double markerRadius(const MapStyle &style) { return 12 * style.unit; }
    static double dotRadius(const MapStyle &style) { return 4.5 * style.unit; }
    /// The marker at a pixel: the nearest one; in a bubble, its first.
    std::optional<std::size_t> markerAt(const QPointF &pixel, const MapStyle &style) const;
    bool isSingleSpot(const MapBubble &bubble, const MapStyle &style) const; ///< zooming in can't separate its markers
    /// The same marker, or the next one in its spot if the selected one is there.
    std::size_t nextAtSpot(std::size_t marker, const MapStyle &style) const;
    const MapBubble *bubbleAt(const QPointF &pixel) const; ///< null if there is none
};

/// The elements in the corners of the map, which would cover markers there.
struct MapCornerElements
{
    QRectF buttons;
    QRectF north;
    QRectF remark;
    QRectF scale;          ///< the maximum width of the bar
    bool mirrored = false; ///< the buttons are on the left

    static MapCornerElements in(const QSizeF &size, const QRectF &buttons, const MapStyle &style);
    bool covers(const QPointF &marker, const MapStyle &style) const;
};

struct MapSceneInput
{
    const MapView &view;
    const MapPlacement &placement;
    const std::vector<MapItem> &items;
    bool hasOrigin = false;
    int radiusMiles = 0;
    std::optional<std::size_t> chosen; ///< index into placement.markers
    std::optional<std::size_t> raised; ///< index into placement.markers
    std::span<const MapName> names;
    QRectF reservedArea;    ///< the area covered by the buttons
    bool isOnPaper = false; ///< no pointer: bubbles list their numbers, and the page explains the approximation
};

/// Lays out the map. Markers keep their positions and come first: with their number if it fits, else as a dot in a
/// bubble that counts them. Then come the label of the selected marker, names, and ring labels; whatever doesn't fit is
/// left out.
MapScene layOutMap(const MapSceneInput &input, const MapStyle &style);

} // namespace labdesk
