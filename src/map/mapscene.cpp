// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapscene.h"

#include "map/maptexts.h"
#include "widgets/metrics.h"

#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

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

/// Lays out one thing after another, remembering what is taken.
class MapLayouter
{
public:
    MapLayouter(const MapSceneInput &input, const MapStyle &style)
        : m_in(input), m_style(style), m_frame(input.view.rect().marginsRemoved(QMarginsF(4, 4, 4, 4) * style.unit))
    {
    }

    MapScene run()
    {
        layOutFurniture();
        layOutMarkers();
        layOutChosen();
        layOutRings();
        layOutNames();
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
    QSizeF pillSize(const QFont &font, const QString &text, double sidePadding, double topPadding) const
    {
        return mapPillSize(m_style, font, text, {sidePadding, topPadding});
    }

    void layOutFurniture();
    void layOutMarkers();
    void layOutChosen();
    void layOutRings();
    void layOutRing(MapRing &ring);
    void layOutNames();

    const MapSceneInput &m_in;
    const MapStyle &m_style;
    QRectF m_frame;
    std::vector<QRectF> m_taken;
    size_t m_corners = 0; ///< so many of m_taken stand in the map's corners
    MapScene m_scene;
};

void MapLayouter::layOutFurniture()
{
    const MapFurniture furniture = MapFurniture::in(m_in.view.size, m_in.keepOut, m_style);
    m_taken.push_back(m_in.keepOut);
    m_scene.north = furniture.north;
    m_taken.push_back(m_scene.north);
    m_scene.remark = MapTexts::remark();
    m_scene.remarkPill = furniture.remark;
    m_taken.push_back(m_scene.remarkPill);

    // The longest round distance that has room.
    double miles = 0.1;
    for (const double round : {0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0}) {
        if (round * m_in.view.scale <= furniture.scale.width())
            miles = round;
    }
    m_scene.scaleText = MapTexts::ring(miles);
    const double bar = miles * m_in.view.scale;
    m_scene.scaleBar = furniture.scale;
    m_scene.scaleBar.setWidth(bar);
    if (furniture.mirrored)
        m_scene.scaleBar.moveRight(furniture.scale.right());
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
        m_scene.places.push_back(m_in.view.toScreen(marker.place));
    m_scene.markers = fanOut(m_scene.places, m_scene.origin, MapScene::markerGap(m_style));
    m_scene.chosen = m_in.chosen;
    if (m_scene.origin)
        m_taken.push_back(mapSquareAround(*m_scene.origin, px(12)));
    for (std::size_t i = 0; i < m_scene.markers.size(); ++i) {
        const double half = m_scene.chosen == i ? px(20) : MapScene::markerRadius(m_style) + px(4);
        m_taken.push_back(mapSquareAround(m_scene.markers[i], half));
    }
}

void MapLayouter::layOutChosen()
{
    if (!m_scene.chosen)
        return;
    const MapItem &item = m_in.items[m_in.placement.markers[*m_scene.chosen].item];
    const QFontMetricsF metrics(m_style.chosen);
    m_scene.chosenText
        = metrics.elidedText(MapTexts::beside(item), Qt::ElideMiddle, std::min(px(240), m_frame.width() - px(24)));
    const QSizeF size = pillSize(m_style.chosen, m_scene.chosenText, 8, 5);
    const QPointF at = m_scene.markers[*m_scene.chosen];
    const double aside = px(26) + size.width() / 2;
    const double above = px(26) + size.height() / 2;
    QRectF rect(QPointF(), size);
    for (const QPointF &offset :
         {QPointF(aside, 0), QPointF(-aside, 0), QPointF(0, above), QPointF(0, -above), QPointF(aside, above),
          QPointF(aside, -above), QPointF(-aside, above), QPointF(-aside, -above)}) {
        rect.moveCenter(at + offset);
        if (free(rect)) {
            m_scene.chosenPill = rect;
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
    QRectF pill(QPointF(), pillSize(m_style.ring, ring.text, 7, 2));
    for (const double bearing : {100, 112, 88, 124, 76, 60, 140, 260, 280, 240, 300, 160, 20, 200, 340}) {
        pill.moveCenter(pointOnRing(*m_scene.origin, ring.pixels, bearing));
        if (free(pill)) {
            ring.pill = pill;
            m_taken.push_back(pill);
            return;
        }
    }
}

/// A name close to what stands in a corner would be read together with it.
void MapLayouter::layOutNames()
{
    const double apart = px(8);
    std::vector<QRectF> taken = m_taken;
    for (size_t corner = 0; corner < m_corners; ++corner)
        taken[corner].adjust(-apart, -apart, apart, apart);
    m_scene.names = placeNames({m_in.names.begin(), m_in.names.end()}, taken, m_frame);
}

} // namespace

MapStyle MapStyle::from(const QFont &base, double unit)
{
    MapStyle style;
    style.unit = unit;
    style.county = fontOf(TextStyle::Caption, base);
    style.county.setLetterSpacing(QFont::PercentageSpacing, 104);
    style.state = fontOf(TextStyle::GroupTitle, base);
    style.state.setLetterSpacing(QFont::PercentageSpacing, 106);
    style.ring = fontOf(TextStyle::Caption, base);
    style.ring.setWeight(QFont::DemiBold);
    style.number = fontOf(TextStyle::Small, base);
    style.number.setWeight(QFont::Bold);
    style.chosen = fontOf(TextStyle::GroupTitle, base);
    return style;
}

QSizeF MapStyle::nameSize(const QString &text, bool ofState) const
{
    const QFontMetricsF metrics(ofState ? state : county);
    return {metrics.horizontalAdvance(text) + 4 * unit, metrics.height()};
}

MapFurniture MapFurniture::in(const QSizeF &size, const QRectF &keepOut, const MapStyle &style)
{
    const double margin = 16 * style.unit;
    MapFurniture furniture;
    furniture.mirrored = keepOut.isValid() ? keepOut.center().x() < size.width() / 2 : QGuiApplication::isRightToLeft();
    const auto corner = [&](const QSizeF &of, bool atButtons, bool below) {
        const bool isLeft = atButtons == furniture.mirrored;
        return QRectF(QPointF(isLeft ? margin : size.width() - margin - of.width(),
                              below ? size.height() - margin - of.height() : margin),
                      of);
    };
    furniture.buttons = keepOut;
    // North stands above the buttons, the scale on the other side.
    furniture.north = corner(QSizeF(20, 34) * style.unit, true, false);
    furniture.remark = corner(mapPillSize(style, style.ring, MapTexts::remark(), {8, 3}), false, false);
    furniture.scale = corner({120 * style.unit, QFontMetricsF(style.ring).height() + 8 * style.unit}, false, true);
    return furniture;
}

bool MapFurniture::covers(const QPointF &marker, const MapStyle &style) const
{
    const QRectF disc = mapSquareAround(marker, MapScene::markerRadius(style));
    return disc.intersects(buttons) || disc.intersects(north) || disc.intersects(remark) || disc.intersects(scale);
}

std::optional<std::size_t> MapScene::markerAt(const QPointF &pixel, const MapStyle &style) const
{
    std::optional<std::size_t> nearest;
    double least = markerRadius(style) + 3 * style.unit;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const double away = std::hypot(pixel.x() - markers[i].x(), pixel.y() - markers[i].y());
        if (away <= least) {
            nearest = i;
            least = away;
        }
    }
    return nearest;
}

MapScene layOutMap(const MapSceneInput &input, const MapStyle &style)
{
    return MapLayouter(input, style).run();
}

} // namespace labdesk
