// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapbase.h"

#include "map/mapneighbors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace labdesk {

namespace {

constexpr double minCountyLineScale = 1.2; // pixels per mile; below this, counties are a gray blur
constexpr double minZipDotScale = 2.5;
constexpr double minSmoothingScale = 2.0;
constexpr double minSmallRingScale = 0.5; // below this, coasts are too dense to make out a part of them

QPolygonF cutCorners(const QPolygonF &line)
{
    const bool island = line.isClosed(); // its ends aren't shared, so they are rounded like other corners
    QPolygonF smoothed;
    smoothed.reserve(line.size() * 2 + 1);
    if (!island)
        smoothed.append(line.first());
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const QPointF a = line[i];
        const QPointF b = line[i + 1];
        if (island || i > 0)
            smoothed.append(a * 0.75 + b * 0.25);
        if (island || i + 2 < line.size())
            smoothed.append(a * 0.25 + b * 0.75);
    }
    smoothed.append(island ? smoothed.first() : line.last());
    return smoothed;
}

/// The arcs in screen coordinates. Each is projected and smoothed once, even if two regions and a line share it.
class ScreenArcs
{
public:
    ScreenArcs(const MapView &view, const MapGeography &geography)
        : m_view(view), m_geography(geography), m_lines(geography.outlines->arcs().size()),
          m_middle(view.projection.inverse(view.middle)), m_reach(view.reach()), m_skipped(m_lines.size())
    {
        for (std::size_t i = 0; i < geography.states.size() && view.scale < minSmallRingScale; ++i) {
            if (visible(geography.states[i]))
                skipSmallRings(geography.outlines->states()[i]);
        }
    }

    bool visible(const MapCap &cap) const { return cap.isInReach(m_middle, m_reach); }
    bool visible(std::size_t arc) const { return visible(m_geography.arcs[arc]) && !m_skipped[arc]; }
    bool isSkipped(const geo::Ring &ring) const { return m_skipped[ring.front().arc]; }

    const QPolygonF &line(std::size_t index)
    {
        QPolygonF &line = m_lines[index];
        if (line.isEmpty())
            line = visible(index) ? screenLine(index) : endPoints(index);
        return line;
    }

    QPolygonF ring(const geo::Ring &ring)
    {
        QPolygonF points;
        for (const geo::ArcRef &ref : ring) {
            const QPolygonF &arc = line(ref.arc);
            if (ref.reversed)
                std::copy(arc.rbegin(), arc.rend(), std::back_inserter(points));
            else
                points += arc;
        }
        return points;
    }

private:
    /// Skips a separate state, such as Alaska, if only a corner of it is in view: it would be a scribble at the edge.
    void skipSmallRings(const geo::Region &state)
    {
        double all = 0;
        double visibleLength = 0;
        std::vector<quint32> stateArcs;
        for (const geo::Polygon &polygon : state.polygons) {
            for (const geo::Ring &outline : polygon) {
                for (const geo::ArcRef &ref : outline) {
                    if (m_geography.outlines->arcs()[ref.arc].kind == geo::Arc::Kind::State)
                        return; // a gap next to a neighboring state would look worse
                    stateArcs.push_back(ref.arc);
                }
                const QPolygonF points = ring(outline);
                for (qsizetype i = 1; i < points.size(); ++i) {
                    const double length = QLineF(points[i - 1], points[i]).length();
                    all += length;
                    visibleLength += m_view.rect().contains(points[i]) ? length : 0;
                }
            }
        }
        for (const quint32 arc : stateArcs)
            m_skipped[arc] = visibleLength < all / 4;
    }

    QPointF point(const geo::Arc &arc, quint32 index) const
    {
        return m_view.toScreen(m_geography.outlines->point(arc, index));
    }

    // For an arc out of sight: the straight line stays inside the arc's circle, so it is out of sight, too.
    QPolygonF endPoints(std::size_t index) const
    {
        const geo::Arc &arc = m_geography.outlines->arcs()[index];
        return {point(arc, 0), point(arc, arc.points - 1)};
    }

    QPolygonF screenLine(std::size_t index) const
    {
        // In pixels: a denser line looks the same and costs more. Zoomed out, there are many lines, and none is
        // smoothed.
        const double minStep = m_view.scale >= minSmoothingScale ? 0.7 : 2.0;
        const geo::Arc &arc = m_geography.outlines->arcs()[index];
        QPolygonF line;
        line.reserve(arc.points);
        for (quint32 i = 0; i < arc.points; ++i) {
            const QPointF next = point(arc, i);
            const bool isEnd = i == 0 || i + 1 == arc.points;
            if (isEnd || (next - line.last()).manhattanLength() >= minStep)
                line.append(next);
        }
        return m_view.scale >= minSmoothingScale ? smoothedLine(line) : line;
    }

    const MapView &m_view;
    const MapGeography &m_geography;
    std::vector<QPolygonF> m_lines;
    GeoPoint m_middle;
    double m_reach;
    std::vector<bool> m_skipped; ///< by arc
};

// One path for all states: if they were filled separately, hairlines of water would show between neighbors.
QPainterPath landPath(const MapGeography &geography, ScreenArcs &arcs)
{
    QPainterPath land;
    land.setFillRule(Qt::WindingFill);
    for (std::size_t i = 0; i < geography.states.size(); ++i) {
        if (!arcs.visible(geography.states[i]))
            continue;
        for (const geo::Polygon &polygon : geography.outlines->states()[i].polygons) {
            for (const geo::Ring &ring : polygon) {
                if (arcs.isSkipped(ring))
                    continue;
                land.addPolygon(arcs.ring(ring));
                land.closeSubpath();
            }
        }
    }
    return land;
}

QPainterPath neighborPath(const MapView &view)
{
    const GeoPoint middle = view.projection.inverse(view.middle);
    QPainterPath land;
    land.setFillRule(Qt::WindingFill);
    for (const NeighborLand &neighbor : neighborLands()) {
        if (!neighbor.cap.isInReach(middle, view.reach()))
            continue;
        QPolygonF outline;
        for (const GeoPoint &point : neighbor.outline)
            outline.append(view.toScreen(point));
        outline.append(outline.first());
        land.addPolygon(smoothedLine(outline));
        land.closeSubpath();
    }
    return land;
}

QPainterPath arcsPath(geo::Arc::Kind kind, const MapGeography &geography, ScreenArcs &arcs)
{
    QPainterPath lines;
    for (std::size_t i = 0; i < geography.arcs.size(); ++i) {
        if (geography.outlines->arcs()[i].kind == kind && arcs.visible(i))
            lines.addPolygon(arcs.line(i));
    }
    return lines;
}

void paintZipDots(QPainter &painter, const MapView &view, const MapGeography &geography, const Tokens &tokens,
                  double unit)
{
    const GeoPoint middle = view.projection.inverse(view.middle);
    const double degrees = view.reach() / 68.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.map.zipDot);
    const QRectF canvas = view.rect().adjusted(-2, -2, 2, 2);
    for (const GeoPoint &zip : geography.zipPoints) {
        if (std::abs(zip.latitude - middle.latitude) > degrees)
            continue; // skips all but a few hundred without projecting them
        const QPointF at = view.toScreen(zip);
        if (canvas.contains(at))
            painter.drawEllipse(at, 1.2 * unit, 1.2 * unit);
    }
}

} // namespace

QPolygonF smoothedLine(const QPolygonF &line)
{
    return line.size() < 3 ? line : cutCorners(cutCorners(line));
}

void paintMapBase(QPainter &painter, const MapView &view, const MapGeography &geography, const Tokens &tokens,
                  double unit)
{
    ScreenArcs arcs(view, geography);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(view.rect(), tokens.map.water);
    painter.fillPath(neighborPath(view), tokens.raised);
    painter.fillPath(landPath(geography, arcs), tokens.map.land);
    painter.setBrush(Qt::NoBrush);
    if (view.scale >= minCountyLineScale) {
        painter.setPen(QPen(tokens.map.county, unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(arcsPath(geo::Arc::Kind::County, geography, arcs));
    }
    if (view.scale >= minZipDotScale)
        paintZipDots(painter, view, geography, tokens, unit);
    painter.setBrush(Qt::NoBrush);
    QPen stateLine(tokens.map.border, 1.25 * unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (view.scale >= minSmoothingScale)
        stateLine.setDashPattern({6, 2, 1.2, 2});
    painter.setPen(stateLine);
    painter.drawPath(arcsPath(geo::Arc::Kind::State, geography, arcs));
    painter.setPen(QPen(tokens.map.border, unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(arcsPath(geo::Arc::Kind::Coast, geography, arcs));
}

} // namespace labdesk
