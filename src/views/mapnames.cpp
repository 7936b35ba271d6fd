// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/mapnames.h"

#include <algorithm>
#include <cmath>

namespace labdesk {

namespace {

constexpr double stateNamesBelow = 12;   // pixels a mile: nearer, a state is more than the picture
constexpr double countyNamesFrom = 1.2;

using InsideTest = double (*)(const QPointF &, const QRectF &); // above zero: inside

QPolygonF cutBy(const QPolygonF &polygon, const QRectF &frame, InsideTest depth)
{
    QPolygonF kept;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        const double da = depth(a, frame);
        const double db = depth(b, frame);
        if (da >= 0)
            kept.append(a);
        if ((da < 0) != (db < 0))
            kept.append(a + (b - a) * (da / (da - db)));
    }
    return kept;
}

double polygonArea(const QPolygonF &polygon)
{
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

double distanceToSegment(const QPointF &p, const QPointF &a, const QPointF &b)
{
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0;
    const QPointF off = p - (a + along * t);
    return std::hypot(off.x(), off.y());
}

double distanceToEdge(const QPointF &p, const QPolygonF &polygon)
{
    double least = distanceToSegment(p, polygon.last(), polygon.first());
    for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
        least = std::min(least, distanceToSegment(p, polygon[i], polygon[i + 1]));
    return least;
}

struct NameSource
{
    const MapView &view;
    const MapGeography &geography;
    const std::function<QSizeF(const QString &, bool)> &sizeOf;
    GeoPoint middle;
};

QPolygonF regionOnScreen(const NameSource &source, const geo::Polygon &polygon)
{
    QPolygonF points;
    if (polygon.empty())
        return points;
    for (const GeoPoint &point : source.geography.outlines->ringPoints(polygon.front()))
        points.append(source.view.toScreen(point));
    return clippedTo(source.view.rect(), points);
}

void addRegionNames(const NameSource &source, const std::vector<geo::Region> &regions, const std::vector<MapCap> &caps, bool state,
              std::vector<MapName> &names)
{
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (!caps[i].inReach(source.middle, source.view.reach()))
            continue;
        const QSizeF size = source.sizeOf(regions[i].name, state);
        if (caps[i].miles * 2 * source.view.scale < size.width())
            continue;
        QPolygonF largest;
        for (const geo::Polygon &polygon : regions[i].polygons) {
            const QPolygonF part = regionOnScreen(source, polygon);
            if (polygonArea(part) > polygonArea(largest))
                largest = part;
        }
        auto spots = roomySpots(largest, size);
        if (!spots.empty())
            names.push_back({regions[i].name, size, std::move(spots), state});
    }
}

} // namespace

std::vector<PlacedName> placeNames(const std::vector<MapName> &names, const std::vector<QRectF> &obstacles, const QRectF &frame)
{
    std::vector<QRectF> taken = obstacles;
    std::vector<PlacedName> placed;
    for (const MapName &name : names) {
        for (const QPointF &spot : name.spots) {
            QRectF rect(QPointF(), name.size);
            rect.moveCenter(spot);
            const bool free = std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(rect); });
            if (!free || !frame.contains(rect))
                continue;
            taken.push_back(rect);
            placed.push_back({name.text, rect, name.state});
            break;
        }
    }
    return placed;
}

QPolygonF clippedTo(const QRectF &frame, const QPolygonF &polygon)
{
    static constexpr InsideTest sides[] = {
        [](const QPointF &p, const QRectF &f) { return p.x() - f.left(); },
        [](const QPointF &p, const QRectF &f) { return f.right() - p.x(); },
        [](const QPointF &p, const QRectF &f) { return p.y() - f.top(); },
        [](const QPointF &p, const QRectF &f) { return f.bottom() - p.y(); },
    };
    QPolygonF kept = polygon;
    for (const InsideTest side : sides)
        kept = cutBy(kept, frame, side);
    return kept;
}

std::vector<QPointF> roomySpots(const QPolygonF &polygon, const QSizeF &text)
{
    constexpr int steps = 14;
    constexpr std::size_t mostSpots = 12;
    constexpr double enoughRoom = 0.9; // of half the text's height, in the squeezed plane: corners may touch a line
    if (polygon.size() < 3 || text.isEmpty())
        return {};
    // Squeezed so that the text becomes a square: then the room around a point is a plain distance.
    const double squeeze = text.height() / text.width();
    QPolygonF squeezed;
    for (const QPointF &point : polygon)
        squeezed.append({point.x() * squeeze, point.y()});
    const QRectF box = squeezed.boundingRect();
    if (box.width() < text.height() || box.height() < text.height())
        return {};
    std::vector<std::pair<double, QPointF>> found;
    for (int row = 0; row < steps; ++row) {
        for (int column = 0; column < steps; ++column) {
            const QPointF at(box.left() + box.width() * (column + 0.5) / steps, box.top() + box.height() * (row + 0.5) / steps);
            if (!squeezed.containsPoint(at, Qt::OddEvenFill))
                continue;
            const double room = distanceToEdge(at, squeezed);
            if (room >= enoughRoom * text.height() / 2)
                found.emplace_back(room, QPointF(at.x() / squeeze, at.y()));
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    // The roomiest first, then others at some distance of those: near ones would be blocked by the same obstacle.
    std::vector<QPointF> spots;
    for (const auto &[room, at] : found) {
        const bool apart = std::all_of(spots.begin(), spots.end(), [&, spot = at](const QPointF &other) {
            return std::abs(other.x() - spot.x()) > text.width() / 3 || std::abs(other.y() - spot.y()) > text.height();
        });
        if (apart && spots.size() < mostSpots)
            spots.push_back(at);
    }
    return spots;
}

std::vector<MapName> namesInSight(const MapView &view, const MapGeography &geography,
                                  const std::function<QSizeF(const QString &, bool)> &sizeOf)
{
    const NameSource source{view, geography, sizeOf, view.projection.inverse(view.middle)};
    std::vector<MapName> names;
    if (view.scale < stateNamesBelow) {
        addRegionNames(source, geography.outlines->states(), geography.states, true, names);
        const bool single = names.size() < 2 && view.scale >= countyNamesFrom;
        if (single)
            names.clear(); // the only state in sight goes without saying
    }
    if (view.scale >= countyNamesFrom)
        addRegionNames(source, geography.outlines->counties(), geography.counties, false, names);
    return names;
}

} // namespace labdesk
