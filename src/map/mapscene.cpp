// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapscene.h"

#include "domain/enumtable.h"
#include "map/maptexts.h"
#include "widgets/metrics.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLineF>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array ringMiles = {10, 20, 25, 50};

QRectF mapSquareAround(const QPointF &middle, double half)
{
    return {middle.x() - half, middle.y() - half, 2 * half, 2 * half};
}

QPointF pointOnRing(const QPointF &origin, double radius, double bearing)
{
    const double angle = bearing * std::numbers::pi / 180;
    return {origin.x() + radius * std::sin(angle), origin.y() - radius * std::cos(angle)};
}

QSizeF mapPillSize(const MapStyle &style, const QFont &font, const QString &text, const QSizeF &padding)
{
    const QFontMetricsF metrics(font);
    return QSizeF(metrics.horizontalAdvance(text), metrics.height()) + 2 * style.unit * padding;
}

/// Lays out one element after another and keeps track of the space taken.
class MapLayouter
{
public:
    MapLayouter(const MapSceneInput &input, const MapStyle &style)
        : m_in(input), m_style(style), m_frame(input.view.rect().marginsRemoved(QMarginsF(4, 4, 4, 4) * style.unit))
    {
    }

    MapScene run()
    {
        layOutCornerElements();
        layOutMarkers();
        layOutSelected();
        layOutNames();
        layOutRings();
        return std::move(m_scene);
    }

private:
    double px(double design) const { return design * m_style.unit; }
    bool free(const QRectF &rect) const
    {
        return m_frame.contains(rect) && std::none_of(m_taken.begin(), m_taken.end(), [&](const QRectF &other) {
                   return other.intersects(rect);
               });
    }

    void layOutCornerElements();
    void layOutMarkers();
    void layOutGroup(const std::vector<std::size_t> &group);
    QRectF markerDisc(std::size_t marker) const
    {
        return mapSquareAround(m_scene.markers[marker], MapScene::markerRadius(m_style) + px(2));
    }
    void layOutSelected();
    void layOutRings();
    void layOutRing(MapRing &ring);
    void layOutNames();

    const MapSceneInput &m_in;
    const MapStyle &m_style;
    QRectF m_frame;
    std::vector<QRectF> m_taken;
    std::vector<QRectF> m_numbers; ///< around everything with a number or a count
    size_t m_corners = 0;          ///< how many of the first m_taken are in the map's corners
    MapScene m_scene;
};

void MapLayouter::layOutCornerElements()
{
    const MapCornerElements elements = MapCornerElements::in(m_in.view.size, m_in.reservedArea, m_style);
    m_taken.push_back(m_in.reservedArea);
    m_scene.north = elements.north;
    m_taken.push_back(m_scene.north);
    if (!m_in.isOnPaper) {
        m_scene.remark = MapTexts::remark();
        m_scene.remarkPill = elements.remark;
        m_taken.push_back(m_scene.remarkPill);
    }

    // The longest round distance that fits.
    double miles = 0.1;
    for (const double round : {0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0}) {
        if (round * m_in.view.scale <= elements.scale.width())
            miles = round;
    }
    m_scene.scaleText = MapTexts::ring(miles);
    const double bar = miles * m_in.view.scale;
    m_scene.scaleBar = elements.scale;
    m_scene.scaleBar.setWidth(bar);
    if (elements.mirrored)
        m_scene.scaleBar.moveRight(elements.scale.right());
    // The text may be wider than a short bar.
    const double text = QFontMetricsF(m_style.ring).horizontalAdvance(m_scene.scaleText);
    const double more = std::max(0.0, text - m_scene.scaleBar.width()) / 2;
    m_taken.push_back(m_scene.scaleBar.adjusted(-more, 0, more, 0));
    m_corners = m_taken.size();
}

void MapLayouter::layOutMarkers()
{
    if (m_in.hasOrigin)
        m_scene.origin = m_in.view.toScreen(geo::PlanePoint{});
    for (const MapMarker &marker : m_in.placement.markers)
        m_scene.markers.push_back(m_in.view.toScreen(marker.place));
    m_scene.numbered.assign(m_scene.markers.size(), false);
    m_scene.chosen = m_in.chosen;
    m_scene.raised = m_in.raised;
    std::vector<bool> isGrouped(m_scene.markers.size());
    for (const auto &first : {m_scene.chosen, m_scene.raised}) {
        if (!first || isGrouped[*first])
            continue;
        isGrouped[*first] = true;
        m_scene.numbered[*first] = true;
        m_numbers.push_back(first == m_scene.chosen ? mapSquareAround(m_scene.markers[*first], px(20))
                                                    : markerDisc(*first));
    }
    for (std::size_t i = 0; i < m_scene.markers.size(); ++i) {
        if (isGrouped[i])
            continue;
        std::vector<std::size_t> group;
        for (std::size_t j = i; j < m_scene.markers.size(); ++j) {
            if (!isGrouped[j]
                && QLineF(m_scene.markers[i], m_scene.markers[j]).length() < 2 * MapScene::markerRadius(m_style))
                group.push_back(j);
        }
        for (const std::size_t member : group)
            isGrouped[member] = true;
        layOutGroup(group);
    }
    if (m_scene.origin)
        m_taken.push_back(mapSquareAround(*m_scene.origin, px(12)));
    for (const QPointF &marker : m_scene.markers)
        m_taken.push_back(mapSquareAround(marker, MapScene::dotRadius(m_style) + px(2)));
    m_taken.insert(m_taken.end(), m_numbers.begin(), m_numbers.end());
}

/// Lays out markers that are close together: a single one as a number, else as a bubble at the position of one of them.
/// If neither fits, they stay dots.
void MapLayouter::layOutGroup(const std::vector<std::size_t> &group)
{
    const auto free = [this](const QRectF &rect) {
        const auto isDisjoint = [&](const QRectF &other) { return !other.intersects(rect); };
        return std::ranges::all_of(m_numbers, isDisjoint)
            && std::ranges::all_of(m_taken, isDisjoint); // the elements in the corners
    };
    if (group.size() == 1) {
        const QRectF disc = markerDisc(group.front());
        if (!free(disc))
            return;
        m_scene.numbered[group.front()] = true;
        m_numbers.push_back(disc);
        return;
    }
    MapBubble bubble{{}, group, MapTexts::bubble(group.size()), {}};
    if (m_in.isOnPaper) {
        QStringList numbers;
        for (const std::size_t marker : group)
            numbers += QLocale().toString(m_in.items[m_in.placement.markers[marker].item].number);
        bubble.text = numbers.join(u", "_s);
    }
    QSizeF size = mapPillSize(m_style, m_style.number, bubble.text, {7, 4});
    size.setWidth(std::max(size.width(), size.height()));
    for (const std::size_t marker : group) {
        QRectF rect(QPointF(), size);
        rect.moveCenter(m_scene.markers[marker]);
        if (!free(rect))
            continue;
        bubble.at = m_scene.markers[marker];
        bubble.rect = rect;
        m_numbers.push_back(rect);
        m_scene.bubbles.push_back(std::move(bubble));
        return;
    }
}

void MapLayouter::layOutSelected()
{
    if (!m_scene.chosen)
        return;
    const MapItem &item = m_in.items[m_in.placement.markers[*m_scene.chosen].item];
    const QFontMetricsF metrics(m_style.chosen);
    m_scene.selectedText
        = metrics.elidedText(MapTexts::labelText(item), Qt::ElideMiddle, std::min(px(240), m_frame.width() - px(24)));
    const QSizeF size = mapPillSize(m_style, m_style.chosen, m_scene.selectedText, {8, 5});
    const QPointF at = m_scene.markers[*m_scene.chosen];
    const double aside = px(26) + size.width() / 2;
    const double above = px(26) + size.height() / 2;
    QRectF rect(QPointF(), size);
    for (const QPointF &offset :
         {QPointF(aside, 0), QPointF(-aside, 0), QPointF(0, above), QPointF(0, -above), QPointF(aside, above),
          QPointF(aside, -above), QPointF(-aside, above), QPointF(-aside, -above)}) {
        rect.moveCenter(at + offset);
        if (free(rect)) {
            m_scene.selectedPill = rect;
            m_taken.push_back(rect);
            return;
        }
    }
}

void MapLayouter::layOutRings()
{
    if (!m_scene.origin || m_in.radiusMiles <= 0)
        return;
    for (const int miles : ringMiles) {
        if (miles < m_in.radiusMiles)
            m_scene.rings.push_back({double(miles), miles * m_in.view.scale, false, MapTexts::ring(miles), {}});
    }
    const double outer = m_in.radiusMiles;
    m_scene.rings.push_back({outer, outer * m_in.view.scale, true, MapTexts::ring(outer), {}});
    for (auto ring = m_scene.rings.rbegin(); ring != m_scene.rings.rend(); ++ring)
        layOutRing(*ring);
}

void MapLayouter::layOutRing(MapRing &ring)
{
    QRectF pill(QPointF(), mapPillSize(m_style, m_style.ring, ring.text, {7, 2}));
    for (const double bearing : {100, 112, 88, 124, 76, 60, 140, 260, 280, 240, 300, 160, 20, 200, 340}) {
        pill.moveCenter(pointOnRing(*m_scene.origin, ring.pixels, bearing));
        if (free(pill)) {
            ring.pill = pill;
            m_taken.push_back(pill);
            return;
        }
    }
}

/// A name close to an element in a corner would be read together with it.
void MapLayouter::layOutNames()
{
    const double apart = px(8);
    std::vector<QRectF> taken = m_taken;
    for (size_t corner = 0; corner < m_corners; ++corner)
        taken[corner].adjust(-apart, -apart, apart, apart);
    m_scene.names = placeNames({m_in.names.begin(), m_in.names.end()}, taken, m_frame);
    const auto isTown = [](const auto &name) { return isTownName(name.kind); };
    if (std::ranges::none_of(m_scene.names,
                             isTown)) { // allow one to cover dots: without any town, the area can't be recognized
        std::vector<QRectF> obstacles(taken.begin(), taken.begin() + std::ptrdiff_t(m_corners));
        obstacles.insert(obstacles.end(), m_numbers.begin(), m_numbers.end());
        obstacles.push_back(m_scene.selectedPill);
        for (const PlacedName &name : m_scene.names)
            obstacles.push_back(name.rect);
        for (const MapName &name : m_in.names) {
            const auto placed = isTown(name) ? placeNames({name}, obstacles, m_frame) : std::vector<PlacedName>();
            m_scene.names.insert(m_scene.names.end(), placed.begin(), placed.end());
            if (!placed.empty())
                break;
        }
    }
    for (const PlacedName &name : m_scene.names)
        m_taken.push_back(name.rect);
}

} // namespace

MapStyle MapStyle::from(const QFont &base, double unit)
{
    MapStyle style;
    style.unit = unit;
    style.town = fontOf(TextStyle::Caption, base);
    style.water = style.town;
    // Only Latin letters are slanted: fonts for other scripts, such as Arabic, often have no slanted ones, and show
    // boxes.
    style.water.setItalic(QLocale().script() == QLocale::LatinScript);
    style.city = fontOf(TextStyle::Small, base);
    style.city.setWeight(QFont::DemiBold);
    style.state = fontOf(TextStyle::GroupTitle, base);
    style.state.setLetterSpacing(QFont::PercentageSpacing, 106);
    style.ring = fontOf(TextStyle::Caption, base);
    style.ring.setWeight(QFont::DemiBold);
    style.number = fontOf(TextStyle::Small, base);
    style.number.setWeight(QFont::Bold);
    style.chosen = fontOf(TextStyle::GroupTitle, base);
    return style;
}

const QFont &MapStyle::nameFont(MapNameKind kind) const
{
    static constexpr std::pair<MapNameKind, QFont MapStyle::*> fonts[] = {
        {MapNameKind::State, &MapStyle::state},
        {MapNameKind::City, &MapStyle::city},
        {MapNameKind::Town, &MapStyle::town},
        {MapNameKind::Water, &MapStyle::water},
    };
    static_assert(isTableOf(fonts, MapNameKind::Water));
    return this->*entryOf(fonts, kind);
}

QSizeF MapStyle::nameSize(const QString &text, MapNameKind kind) const
{
    const QFontMetricsF metrics(nameFont(kind));
    return {metrics.horizontalAdvance(text) + 4 * unit, metrics.height()};
}

MapCornerElements MapCornerElements::in(const QSizeF &size, const QRectF &reservedArea, const MapStyle &style)
{
    const double margin = 16 * style.unit;
    MapCornerElements elements;
    elements.mirrored
        = reservedArea.isValid() ? reservedArea.center().x() < size.width() / 2 : QGuiApplication::isRightToLeft();
    const auto corner = [&](const QSizeF &of, bool isOnButtonSide, bool below) {
        const bool isLeft = isOnButtonSide == elements.mirrored;
        return QRectF(QPointF(isLeft ? margin : size.width() - margin - of.width(),
                              below ? size.height() - margin - of.height() : margin),
                      of);
    };
    elements.buttons = reservedArea;
    // The north arrow is above the buttons, the scale on the other side.
    elements.north = corner(QSizeF(20, 34) * style.unit, true, false);
    elements.remark = corner(mapPillSize(style, style.ring, MapTexts::remark(), {8, 3}), false, false);
    elements.scale = corner({120 * style.unit, QFontMetricsF(style.ring).height() + 8 * style.unit}, false, true);
    return elements;
}

bool MapCornerElements::covers(const QPointF &marker, const MapStyle &style) const
{
    const QRectF disc = mapSquareAround(marker, MapScene::markerRadius(style));
    return disc.intersects(buttons) || disc.intersects(north) || disc.intersects(remark) || disc.intersects(scale);
}

const MapBubble *MapScene::bubbleAt(const QPointF &pixel) const
{
    const auto found
        = std::ranges::find_if(bubbles, [&](const MapBubble &bubble) { return bubble.rect.contains(pixel); });
    return found == bubbles.end() ? nullptr : &*found;
}

std::optional<std::size_t> MapScene::markerAt(const QPointF &pixel, const MapStyle &style) const
{
    std::optional<std::size_t> nearest;
    double minDistance = markerRadius(style) + 3 * style.unit;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const double away = std::hypot(pixel.x() - markers[i].x(), pixel.y() - markers[i].y());
        const double reach = numbered[i] ? minDistance : std::min(minDistance, dotRadius(style) + 3 * style.unit);
        if (away <= reach) {
            nearest = i;
            minDistance = away;
        }
    }
    if (const MapBubble *bubble = nearest ? nullptr : bubbleAt(pixel))
        nearest = bubble->markers.front();
    return nearest;
}

bool MapScene::isSingleSpot(const MapBubble &bubble, const MapStyle &style) const
{
    return std::ranges::all_of(bubble.markers, [&](std::size_t marker) {
        return QLineF(markers[marker], bubble.at).length() <= dotRadius(style) / 2;
    });
}

std::size_t MapScene::nextAtSpot(std::size_t marker, const MapStyle &style) const
{
    if (!chosen)
        return marker;
    for (std::size_t step = 1; step <= markers.size(); ++step) {
        const std::size_t next = (*chosen + step) % markers.size();
        if (QLineF(markers[next], markers[marker]).length() <= dotRadius(style) / 2)
            return QLineF(markers[*chosen], markers[marker]).length() <= dotRadius(style) / 2 ? next : marker;
    }
    return marker;
}

MapScene layOutMap(const MapSceneInput &input, const MapStyle &style)
{
    return MapLayouter(input, style).run();
}

} // namespace labdesk
