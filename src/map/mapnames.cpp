// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapnames.h"

#include "map/mapneighbors.h"
#include "map/mapwaters.h"

#include <QCoreApplication>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace labdesk {

namespace {

constexpr double maxStateNameScale = 12; // pixels per mile; above this, a state fills the map
constexpr double minTownNameScale = 1.2;
constexpr double minTownsFirstScale = 2;   // below this, the names of states matter more
constexpr double areaPerTownName = 11'000; // square pixels of the map per name, for legibility
constexpr int minCityPopulation = 100'000;
constexpr int gridSteps = 14; // positions tried in each direction

using InsideTest = double (*)(const QPointF &, const QRectF &); // positive: inside

QPolygonF clipAt(const QPolygonF &polygon, const QRectF &frame, InsideTest depth)
{
    QPolygonF clipped;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        const double da = depth(a, frame);
        const double db = depth(b, frame);
        if (da >= 0)
            clipped.append(a);
        if ((da < 0) != (db < 0))
            clipped.append(a + (b - a) * (da / (da - db)));
    }
    return clipped;
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
    double minDistance = distanceToSegment(p, polygon.last(), polygon.first());
    for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
        minDistance = std::min(minDistance, distanceToSegment(p, polygon[i], polygon[i + 1]));
    return minDistance;
}

// Distance to the nearest obstacle; negative if a name can't be placed there.
double clearanceAt(const QPointF &at, const QPolygonF &inside, const std::vector<QPolygonF> &outside)
{
    if (!inside.containsPoint(at, Qt::OddEvenFill))
        return -1;
    double clearance = distanceToEdge(at, inside);
    for (const QPolygonF &other : outside) {
        if (!other.boundingRect().marginsAdded(QMarginsF(clearance, clearance, clearance, clearance)).contains(at))
            continue; // too far away to matter, like most
        if (other.containsPoint(at, Qt::OddEvenFill))
            return -1;
        clearance = std::min(clearance, distanceToEdge(at, other));
    }
    return clearance;
}

// The roomiest spots first, then others at some distance from them: nearby ones would be blocked by the same obstacle.
std::vector<QPointF> pickSeparated(std::vector<std::pair<double, QPointF>> found, const QSizeF &text)
{
    constexpr std::size_t maxSpots = 12;
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<QPointF> spots;
    for (const auto &[clearance, at] : found) {
        const bool isSeparated = std::all_of(spots.begin(), spots.end(), [&, spot = at](const QPointF &other) {
            return std::abs(other.x() - spot.x()) > text.width() / 3 || std::abs(other.y() - spot.y()) > text.height();
        });
        if (isSeparated && spots.size() < maxSpots)
            spots.push_back(at);
    }
    return spots;
}

struct NameSource
{
    const MapView &view;
    const MapGeography &geography;
    const MapNameSize &sizeOf;
    GeoPoint middle;
};

QPolygonF regionOnScreen(const NameSource &source, const geo::Polygon &polygon)
{
    QPolygonF points;
    if (polygon.empty())
        return points;
    constexpr double minStep = 3; // pixels; a finer outline wouldn't improve the search for room
    for (const GeoPoint &point : source.geography.outlines->ringPoints(polygon.front())) {
        const QPointF next = source.view.toScreen(point);
        if (points.isEmpty() || (next - points.last()).manhattanLength() >= minStep)
            points.append(next);
    }
    return clippedTo(source.view.rect(), points);
}

std::vector<QPolygonF> statesOnScreen(const NameSource &source)
{
    std::vector<QPolygonF> parts;
    for (std::size_t i = 0; i < source.geography.states.size(); ++i) {
        if (!source.geography.states[i].isInReach(source.middle, source.view.reach()))
            continue;
        for (const geo::Polygon &polygon : source.geography.outlines->states()[i].polygons) {
            QPolygonF part = regionOnScreen(source, polygon);
            if (!part.isEmpty())
                parts.push_back(std::move(part));
        }
    }
    return parts;
}

void addStateNames(const NameSource &source, std::vector<MapName> &names)
{
    for (std::size_t i = 0; i < source.geography.states.size(); ++i) {
        if (!source.geography.states[i].isInReach(source.middle, source.view.reach()))
            continue;
        const geo::Region &state = source.geography.outlines->states()[i];
        QPolygonF largestPart;
        for (const geo::Polygon &polygon : state.polygons) {
            const QPolygonF part = regionOnScreen(source, polygon);
            if (polygonArea(part) > polygonArea(largestPart))
                largestPart = part;
        }
        for (const QString &text : {state.name, geo::stateCode(state.fips)}) {
            const QSizeF size = source.sizeOf(text, MapNameKind::State);
            auto spots = findLabelSpots(largestPart, size);
            if (spots.empty())
                continue;
            names.push_back({text, size, std::move(spots), MapNameKind::State});
            break;
        }
    }
}

/// Places names beside the town's dot, else above or below it. Adds more candidates than fit, because some find no
/// spot.
void addTownNames(const NameSource &source, std::vector<MapName> &names)
{
    const geo::Towns &towns = *source.geography.towns;
    const QRectF canvas = source.view.rect();
    const double degrees = source.view.reach() / 68.0;
    const auto maxNames = std::size_t(canvas.width() * canvas.height() / areaPerTownName) + 3;
    std::size_t found = 0;
    for (int row = 0; row < towns.count() && found < maxNames; ++row) {
        const GeoPoint place = towns.place(row);
        if (std::abs(place.latitude - source.middle.latitude) > degrees)
            continue; // skips all but a few hundred without projecting them
        const QPointF at = source.view.toScreen(place);
        if (!canvas.contains(at))
            continue;
        const MapNameKind kind = towns.population(row) >= minCityPopulation ? MapNameKind::City : MapNameKind::Town;
        const QString name = towns.name(row);
        const QSizeF size = source.sizeOf(name, kind);
        const double aside = size.width() / 2 + 3;
        const double above = size.height() / 2 + 2;
        std::vector<QPointF> spots{at + QPointF(aside, 0), at - QPointF(aside, 0), at - QPointF(0, above),
                                   at + QPointF(0, above)};
        for (const double steps : {1.0, 2.0, 3.0}) { // diagonal spots, if others are beside it
            for (const QPointF &direction : {QPointF(1, -1), QPointF(1, 1), QPointF(-1, -1), QPointF(-1, 1)})
                spots.push_back(at + QPointF(direction.x() * aside, direction.y() * steps * above));
            spots.push_back(at + QPointF(0, steps * 2 * above));
            spots.push_back(at - QPointF(0, steps * 2 * above));
        }
        names.push_back({name, size, std::move(spots), kind, at});
        ++found;
    }
}

QPolygonF outlineOnScreen(const NameSource &source, std::span<const GeoPoint> outline)
{
    QPolygonF points;
    for (const GeoPoint &point : outline)
        points.append(source.view.toScreen(point));
    return clippedTo(source.view.rect(), points);
}

// The drawing of a neighboring country extends beneath the states, so its name has to avoid them.
void addNeighborNames(const NameSource &source, std::vector<MapName> &names)
{
    for (const NeighborLand &neighbor : neighborLands()) {
        if (!neighbor.country || !neighbor.cap.isInReach(source.middle, source.view.reach()))
            continue;
        const QPolygonF outline = outlineOnScreen(source, neighbor.outline);
        if (outline.isEmpty())
            continue;
        const QString country = QCoreApplication::translate("labdesk::MapTexts", neighbor.country);
        const QSizeF size = source.sizeOf(country, MapNameKind::State);
        auto spots = findLabelSpots(outline, size, statesOnScreen(source));
        if (!spots.empty())
            names.push_back({country, size, std::move(spots), MapNameKind::State});
    }
}

/// A cheap check whether a circle around the outline is in view, as most are not.
bool isNear(const NameSource &source, const MapWater &water)
{
    const auto [south, north] = std::ranges::minmax(water.outline, {}, &GeoPoint::latitude);
    const auto [west, east] = std::ranges::minmax(water.outline, {}, &GeoPoint::longitude);
    const double degrees = source.view.reach() / 60.0; // of latitude, with a margin
    const double aside = degrees / std::cos(qDegreesToRadians(std::min(std::abs(source.middle.latitude), 75.0)));
    return source.middle.latitude > south.latitude - degrees && source.middle.latitude < north.latitude + degrees
        && source.middle.longitude > west.longitude - aside && source.middle.longitude < east.longitude + aside;
}

void addWaterNames(const NameSource &source, std::vector<MapName> &names)
{
    std::optional<std::vector<QPolygonF>> land; // expensive, so computed only when needed
    for (const MapWater &water : mapWaters()) {
        const QPolygonF outline = isNear(source, water) ? outlineOnScreen(source, water.outline) : QPolygonF();
        if (outline.isEmpty())
            continue;
        if (!land) {
            land = statesOnScreen(source);
            for (const NeighborLand &neighbor : neighborLands())
                if (neighbor.cap.isInReach(source.middle, source.view.reach()))
                    land->push_back(outlineOnScreen(source, neighbor.outline));
            std::erase_if(*land, [](const QPolygonF &part) { return part.isEmpty(); });
        }
        const QString name = QCoreApplication::translate("labdesk::MapTexts", water.name);
        const QSizeF size = source.sizeOf(name, MapNameKind::Water);
        if (auto spots = findLabelSpots(outline, size, *land); !spots.empty())
            names.push_back({name, size, std::move(spots), MapNameKind::Water});
    }
}

} // namespace

std::vector<PlacedName> placeNames(const std::vector<MapName> &names, const std::vector<QRectF> &obstacles,
                                   const QRectF &frame)
{
    constexpr double minEdgeDistance = 6; // pixels; a letter that touches the edge looks cut off
    const QRectF area
        = frame.marginsRemoved(QMarginsF(minEdgeDistance, minEdgeDistance, minEdgeDistance, minEdgeDistance));
    std::vector<QRectF> taken = obstacles;
    std::vector<PlacedName> placed;
    for (const MapName &name : names) {
        for (const QPointF &spot : name.spots) {
            QRectF rect(QPointF(), name.size);
            rect.moveCenter(spot);
            const bool free
                = std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(rect); });
            if (!free || !area.contains(rect))
                continue;
            taken.push_back(rect);
            placed.push_back({name.text, rect, name.kind, name.place});
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
    QPolygonF clipped = polygon;
    for (const InsideTest side : sides)
        clipped = clipAt(clipped, frame, side);
    return clipped;
}

std::vector<QPointF> findLabelSpots(const QPolygonF &polygon, const QSizeF &text, const std::vector<QPolygonF> &others)
{
    constexpr double minClearance
        = 0.9; // times half the text's height, in the squeezed plane; corners may touch a line
    constexpr double offCenterPenalty = 0.08; // lost room per pixel of the squeezed plane
    constexpr double maxOffset = 1.5;         // caps the penalty, so that room prevails where there is much of it
    if (polygon.size() < 3 || text.isEmpty())
        return {};
    // Squeeze the plane so that the text becomes a square: the room around a point is then a plain distance.
    const QTransform squeeze = QTransform::fromScale(text.height() / text.width(), 1);
    const QPolygonF inside = squeeze.map(polygon);
    const QRectF box = inside.boundingRect();
    if (box.width() < text.height() || box.height() < text.height())
        return {};
    std::vector<QPolygonF> outside;
    for (const QPolygonF &other : others)
        outside.push_back(squeeze.map(other));
    std::vector<std::pair<double, QPointF>> found;
    for (int row = 0; row < gridSteps; ++row) {
        for (int column = 0; column < gridSteps; ++column) {
            const QPointF at(box.left() + box.width() * (column + 0.5) / gridSteps,
                             box.top() + box.height() * (row + 0.5) / gridSteps);
            const double clearance = clearanceAt(at, inside, outside);
            // Of similarly good spots, prefer the most central: otherwise a little more room would draw a name to an
            // edge.
            if (clearance >= minClearance * text.height() / 2)
                found.emplace_back(clearance
                                       - std::min(offCenterPenalty * QLineF(box.center(), at).length(), maxOffset),
                                   squeeze.inverted().map(at));
        }
    }
    return pickSeparated(std::move(found), text);
}

std::vector<MapName> visibleNames(const MapView &view, const MapGeography &geography, const MapNameSize &sizeOf)
{
    const NameSource source{view, geography, sizeOf, view.projection.inverse(view.middle)};
    std::vector<MapName> names;
    if (view.scale >= minTownsFirstScale)
        addTownNames(source, names);
    const std::size_t before = names.size();
    if (view.scale < maxStateNameScale) {
        addStateNames(source, names);
        const bool isSingle = names.size() < before + 2 && view.scale >= minTownNameScale;
        if (isSingle)
            names.resize(before); // the only state in view needs no name
    }
    addNeighborNames(source, names);
    if (view.scale >= minTownNameScale && view.scale < minTownsFirstScale)
        addTownNames(source, names);
    addWaterNames(source, names);
    return names;
}

} // namespace labdesk
