// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapscenepainter.h"

#include "output/desktop/copyabletext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr double haloWidth = 2; ///< design pixels around the letters

class ScenePainter
{
public:
    ScenePainter(QPainter &painter, const MapScene &scene, const MapStyle &style, const Tokens &tokens)
        : m_p(painter), m_scene(scene), m_style(style), m_tokens(tokens),
          m_isOnScreen(painter.paintEngine()->type() == QPaintEngine::Raster)
    {
    }

    void rings();
    void names();
    void origin();
    void dot(std::size_t index, const MapMarker &marker);
    void bubble(const MapBubble &bubble);
    void marker(std::size_t index, const MapMarker &marker, int number);
    void paintRingLabels();
    void paintSelectedText();
    void scaleBar();
    void north();
    void remark();

private:
    double px(double design) const { return design * m_style.unit; }
    QPen pen(const QColor &color, double width) const
    {
        return {color, px(width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }
    QFont fontFor(const QFont &font, const QString &text) const
    {
        return m_isOnScreen ? font : output::copyableFont(font, text);
    }
    const QColor &nameColor(MapNameKind kind) const
    {
        return kind == MapNameKind::City ? m_tokens.ink : kind == MapNameKind::Town ? m_tokens.ink2 : m_tokens.ink3;
    }
    const QColor &haloColor(MapNameKind kind) const
    {
        return kind == MapNameKind::Water ? m_tokens.map.water : m_tokens.map.land;
    }
    void pill(const QRectF &rect, double radius, const QColor &outline);
    void paintName(QPainter &painter, const QPointF &start, const PlacedName &name) const;
    QPixmap namePicture(const PlacedName &name, double ratio) const;

    QPainter &m_p;
    const MapScene &m_scene;
    const MapStyle &m_style;
    const Tokens &m_tokens;
    const bool m_isOnScreen; ///< otherwise printed, or saved to a file in which text can be copied
};

void ScenePainter::rings()
{
    for (const MapRing &ring : m_scene.rings) {
        m_p.setBrush(Qt::NoBrush);
        m_p.setPen(pen(m_tokens.accent, ring.isOutermost ? 1.5 : 1));
        if (ring.isOutermost) {
            QColor tint = m_tokens.accent;
            tint.setAlphaF(0.035F);
            m_p.setBrush(tint);
        } else {
            QPen dashed(m_tokens.accent, px(1), Qt::CustomDashLine, Qt::FlatCap);
            dashed.setDashPattern({3, 3});
            m_p.setPen(dashed);
        }
        m_p.drawEllipse(*m_scene.origin, ring.pixels, ring.pixels);
    }
}

void ScenePainter::names()
{
    // On paper and in files, text must remain text, and a scaled-down pixmap would lose thin strokes.
    const bool isOnScreen = m_isOnScreen && !m_p.worldTransform().isScaling();
    const double ratio = m_p.device()->devicePixelRatioF();
    for (const PlacedName &name : m_scene.names) {
        if (name.place) {
            m_p.setPen(Qt::NoPen);
            m_p.setBrush(nameColor(name.kind));
            m_p.drawEllipse(*name.place, px(1.5), px(1.5));
        }
        const QFont &font = m_style.nameFont(name.kind);
        const QFontMetricsF metrics(font);
        const QPointF start(name.rect.center().x() - metrics.horizontalAdvance(name.text) / 2,
                            name.rect.center().y() + (metrics.ascent() - metrics.descent()) / 2);
        if (!isOnScreen) {
            paintName(m_p, start, name);
            continue;
        }
        const QPointF corner = start - QPointF(px(haloWidth), px(haloWidth) + metrics.ascent());
        m_p.drawPixmap(QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio),
                       namePicture(name, ratio));
    }
}

void ScenePainter::paintName(QPainter &painter, const QPointF &start, const PlacedName &name) const
{
    const QFont font = fontFor(m_style.nameFont(name.kind), name.text);
    QPainterPath outline;
    outline.addText(start, font, name.text);
    QColor halo = haloColor(name.kind); // fades the lines and dots behind the letters
    halo.setAlphaF(0.85F);
    painter.strokePath(outline, pen(halo, 3));
    painter.setFont(font);
    painter.setPen(nameColor(name.kind));
    painter.drawText(start, name.text);
}

/// Stroking the outlines of letters takes longer than everything else on the map, and a name looks the same in every
/// frame.
QPixmap ScenePainter::namePicture(const PlacedName &name, double ratio) const
{
    const QFont &font = m_style.nameFont(name.kind);
    const QString key = u"map name %1|%2|%3|%4|%5"_s.arg(name.text, font.key(), haloColor(name.kind).name(),
                                                         nameColor(name.kind).name(), QString::number(ratio));
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    const QFontMetricsF metrics(font);
    const QSizeF size = QSizeF(metrics.horizontalAdvance(name.text), metrics.height()) + QSizeF(2, 2) * px(haloWidth);
    picture = QPixmap((size * ratio).toSize() + QSize(1, 1));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintName(painter, QPointF(px(haloWidth), px(haloWidth) + metrics.ascent()), name);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

void ScenePainter::origin()
{
    if (!m_scene.origin)
        return;
    const double inner = px(4);
    const double outer = px(11);
    for (const auto &[color, width] : {std::pair(m_tokens.base, 5.0), std::pair(m_tokens.ink, 2.0)}) {
        m_p.setPen(QPen(color, px(width), Qt::SolidLine, Qt::FlatCap));
        for (const QPointF &direction : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            m_p.drawLine(*m_scene.origin + direction * inner, *m_scene.origin + direction * outer);
    }
    m_p.setPen(Qt::NoPen);
    m_p.setBrush(m_tokens.ink);
    m_p.drawEllipse(*m_scene.origin, px(1.25), px(1.25));
}

void ScenePainter::dot(std::size_t index, const MapMarker &marker)
{
    const QPointF at = m_scene.markers[index];
    const double radius = MapScene::dotRadius(m_style);
    m_p.setPen(Qt::NoPen);
    m_p.setBrush(m_tokens.base);
    m_p.drawEllipse(at, radius + px(1.5), radius + px(1.5));
    const bool hollow = marker.isDirectionUnknown;
    m_p.setPen(hollow ? pen(m_tokens.accent, 1.5) : QPen(Qt::NoPen));
    m_p.setBrush(hollow ? m_tokens.base : m_tokens.accent);
    const double drawn = hollow ? radius - px(0.75) : radius;
    m_p.drawEllipse(at, drawn, drawn);
}

void ScenePainter::bubble(const MapBubble &bubble)
{
    const double radius = bubble.rect.height() / 2;
    m_p.setPen(pen(m_tokens.accent, 2));
    m_p.setBrush(m_tokens.base);
    m_p.drawRoundedRect(bubble.rect.adjusted(px(1), px(1), -px(1), -px(1)), radius - px(1), radius - px(1));
    m_p.setFont(fontFor(m_style.number, bubble.text));
    m_p.setPen(m_tokens.accent);
    m_p.drawText(bubble.rect, Qt::AlignCenter, bubble.text);
}

void ScenePainter::marker(std::size_t index, const MapMarker &marker, int number)
{
    const QPointF at = m_scene.markers[index];
    const bool isChosen = m_scene.chosen == index;
    const bool isRaised = m_scene.raised == index;
    const double radius = isChosen ? px(14.5) : MapScene::markerRadius(m_style) + (isRaised ? px(1.5) : 0);
    m_p.setPen(Qt::NoPen);
    m_p.setBrush(m_tokens.base);
    m_p.drawEllipse(at, radius + px(2), radius + px(2));
    if (isChosen) {
        m_p.drawEllipse(at, px(20.5), px(20.5));
        m_p.setBrush(Qt::NoBrush);
        m_p.setPen(pen(m_tokens.accent, 2));
        m_p.drawEllipse(at, px(19), px(19));
    }
    const bool hollow = marker.isDirectionUnknown;
    m_p.setPen(hollow ? pen(m_tokens.accent, 2) : QPen(Qt::NoPen));
    m_p.setBrush(hollow ? m_tokens.base : m_tokens.accent);
    const double drawn = hollow ? radius - px(1) : radius;
    m_p.drawEllipse(at, drawn, drawn);
    m_p.setFont(m_style.number);
    m_p.setPen(hollow ? m_tokens.accent : m_tokens.map.markerNumber);
    m_p.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                 QLocale().toString(number));
}

void ScenePainter::pill(const QRectF &rect, double radius, const QColor &outline)
{
    m_p.setPen(outline.isValid() ? pen(outline, 1) : QPen(Qt::NoPen));
    m_p.setBrush(m_tokens.base);
    m_p.drawRoundedRect(rect, radius, radius);
}

void ScenePainter::paintRingLabels()
{
    for (const MapRing &ring : m_scene.rings) {
        if (ring.pill.isNull())
            continue;
        pill(ring.pill, ring.pill.height() / 2, QColor());
        m_p.setFont(fontFor(m_style.ring, ring.text));
        m_p.setPen(m_tokens.accent);
        m_p.drawText(ring.pill, Qt::AlignCenter, ring.text);
    }
}

void ScenePainter::paintSelectedText()
{
    if (m_scene.selectedPill.isNull())
        return;
    pill(m_scene.selectedPill, px(6), m_tokens.line);
    m_p.setFont(m_style.chosen);
    m_p.setPen(m_tokens.ink);
    m_p.drawText(m_scene.selectedPill, Qt::AlignCenter, m_scene.selectedText);
}

void ScenePainter::scaleBar()
{
    const QRectF bar = m_scene.scaleBar;
    const double tick = px(5);
    const QPolygonF bracket{bar.bottomLeft() - QPointF(0, tick), bar.bottomLeft(), bar.bottomRight(),
                            bar.bottomRight() - QPointF(0, tick)};
    m_p.setBrush(Qt::NoBrush);
    for (const auto &[color, width] : {std::pair(m_tokens.base, 4.0), std::pair(m_tokens.ink2, 1.5)}) {
        m_p.setPen(QPen(color, px(width), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        m_p.drawPolyline(bracket);
    }
    const QFontMetricsF metrics(m_style.ring);
    QPainterPath outline;
    outline.addText(QPointF(bar.center().x() - metrics.horizontalAdvance(m_scene.scaleText) / 2,
                            bar.bottom() - px(5) - metrics.descent()),
                    m_style.ring, m_scene.scaleText);
    m_p.strokePath(outline, pen(m_tokens.base, 3));
    m_p.fillPath(outline, m_tokens.ink);
}

void ScenePainter::north()
{
    const QRectF area = m_scene.north;
    const double middle = area.center().x();
    const QPolygonF arrow{{middle, area.top()},
                          {middle + px(6), area.top() + px(16)},
                          {middle, area.top() + px(12)},
                          {middle - px(6), area.top() + px(16)}};
    m_p.setPen(pen(m_tokens.base, 3));
    m_p.setBrush(m_tokens.ink2);
    m_p.drawPolygon(arrow);
    m_p.setPen(Qt::NoPen);
    m_p.drawPolygon(arrow);
    //: North, on the map's arrow
    const QString letter = QCoreApplication::translate("labdesk::MapTexts", "N");
    const QFontMetricsF metrics(m_style.ring);
    QPainterPath outline; // outlined, because the arrow may be on a coast
    outline.addText(QPointF(middle - metrics.horizontalAdvance(letter) / 2, area.bottom() - metrics.descent()),
                    m_style.ring, letter);
    m_p.strokePath(outline, pen(m_tokens.base, 3));
    m_p.fillPath(outline, m_tokens.ink2);
}

void ScenePainter::remark()
{
    if (m_scene.remark.isEmpty())
        return;
    pill(m_scene.remarkPill, m_scene.remarkPill.height() / 2, m_tokens.edge);
    m_p.setFont(fontFor(m_style.ring, m_scene.remark));
    m_p.setPen(m_tokens.ink2);
    m_p.drawText(m_scene.remarkPill, Qt::AlignCenter, m_scene.remark);
}

} // namespace

void paintMapScene(QPainter &painter, const MapScene &scene, const MapPlacement &placement,
                   const std::vector<MapItem> &items, const MapStyle &style, const Tokens &tokens)
{
    painter.setRenderHint(QPainter::Antialiasing);
    ScenePainter paint(painter, scene, style, tokens);
    paint.rings();
    paint.names();
    paint.paintRingLabels();
    paint.origin();
    const auto marker
        = [&](std::size_t i) { paint.marker(i, placement.markers[i], items[placement.markers[i].item].number); };
    for (std::size_t i = scene.markers.size(); i-- > 0;) { // the nearest, usually the first, is on top
        if (!scene.numbered[i])
            paint.dot(i, placement.markers[i]);
    }
    for (const MapBubble &bubble : scene.bubbles)
        paint.bubble(bubble);
    for (std::size_t i = scene.markers.size(); i-- > 0;) {
        if (scene.numbered[i] && scene.chosen != i && scene.raised != i)
            marker(i);
    }
    for (const auto &last : {scene.raised, scene.chosen}) {
        if (last)
            marker(*last);
    }
    paint.paintSelectedText();
    paint.scaleBar();
    paint.north();
    paint.remark();
}

} // namespace labdesk
