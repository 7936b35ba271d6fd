// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mappicture.h"

#include "map/mapbase.h"
#include "map/mapfit.h"
#include "map/mapscenepainter.h"
#include "map/maptexts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace labdesk {

void MapPicture::fit(const MapCenters &centers, const MapGeography *geography)
{
    m_fitted = true;
    MapFitInput input{centers.placement(), centers.origin(), centers.radiusMiles(), m_reservedArea};
    fitMap(m_view, input, m_style);
    if (!geography || centers.placement().markers.empty() || isTownVisible(*geography->towns))
        return;
    const geo::AzimuthalEquidistant &projection = m_view.projection;
    const auto town = geography->towns->townAt(projection.center(), {});
    if (!town)
        return;
    input.extraPlace = projection.forward(geography->towns->place(*town));
    fitMap(m_view, input, m_style);
}

/// Whether there is a town far enough from the edge to show its name, and not covered by the elements in the corners.
bool MapPicture::isTownVisible(const geo::Towns &towns) const
{
    const double margin = 40 * m_style.unit;
    const QRectF inside = m_view.rect().adjusted(margin, margin, -margin, -margin);
    const GeoPoint middle = m_view.projection.inverse(m_view.middle);
    const double degrees = m_view.reach() / 68.0;
    const MapCornerElements corners = MapCornerElements::in(m_view.size, m_reservedArea, m_style);
    for (int row = 0; row < towns.count(); ++row) {
        const GeoPoint place = towns.place(row);
        if (std::abs(place.latitude - middle.latitude) > degrees)
            continue; // skips most towns without projecting them
        if (const QPointF at = m_view.toScreen(place); inside.contains(at) && !corners.covers(at, m_style))
            return true;
    }
    return false;
}

void MapPicture::zoom(double factor, const QPointF &pixel)
{
    m_fitted = false;
    m_view.zoom(factor, pixel);
}

void MapPicture::pan(const QPointF &pixels)
{
    m_fitted = false;
    m_view.pan(pixels);
    for (MapName &name : m_names) {
        for (QPointF &spot : name.spots)
            spot += pixels;
        if (name.place)
            *name.place += pixels;
    }
}

bool MapPicture::showPlace(const geo::PlanePoint &place)
{
    const bool isMoved = m_view.ensureVisible(m_view.toScreen(place), 40 * m_style.unit);
    if (isMoved)
        m_fitted = false;
    return isMoved;
}

void MapPicture::layOut(const MapCenters &centers, const MapGeography *geography, const MarkedRows &marked,
                        bool findsNames)
{
    if (geography && findsNames)
        m_names = visibleNames(m_view, *geography,
                               [this](const QString &text, MapNameKind kind) { return m_style.nameSize(text, kind); });
    const MapPlacement &placement = centers.placement();
    m_scene
        = layOutMap({m_view, placement, centers.items(), centers.origin().has_value(), centers.radiusMiles(),
                     placement.markerOf(marked.selected), placement.markerOf(marked.hovered), m_names, m_reservedArea},
                    m_style);
}

QString MapPicture::toolTipFor(std::size_t marker, const MapCenters &centers) const
{
    const auto itemOf = [&centers](std::size_t of) { return &centers.items()[centers.placement().markers[of].item]; };
    for (const MapBubble &bubble : m_scene.bubbles) {
        if (std::ranges::find(bubble.markers, marker) == bubble.markers.end())
            continue;
        std::vector<const MapItem *> items;
        for (const std::size_t member : bubble.markers)
            items.push_back(itemOf(member));
        return MapTexts::bubbleToolTip(items);
    }
    return MapTexts::toolTip(*itemOf(marker), centers.placement().markers[marker]);
}

QPointF MapPicture::baseCorner() const
{
    return m_view.toScreen(m_baseView.toPlane(QPointF()));
}

bool MapPicture::baseCoversView() const
{
    if (m_baseView.scale != m_view.scale || m_baseView.projection.center() != m_view.projection.center())
        return false;
    const QPointF corner = baseCorner();
    return corner.x() < 0.01 && corner.y() < 0.01 && corner.x() + m_baseView.size.width() > m_view.size.width() - 0.01
        && corner.y() + m_baseView.size.height() > m_view.size.height() - 0.01;
}

void MapPicture::paintBase(QPainter &painter, const MapGeography &geography, const Tokens &tokens, bool isDragged)
{
    const double ratio = painter.device()->devicePixelRatioF();
    if (!baseCoversView() || m_baseTokens != &tokens || m_base.devicePixelRatio() != ratio) {
        m_baseView = m_view;
        m_baseTokens = &tokens;
        if (isDragged)
            m_baseView.size = (m_view.size * 1.6).toSize();
        m_base = QPixmap((m_baseView.size * ratio).toSize());
        m_base.setDevicePixelRatio(ratio);
        QPainter basePainter(&m_base);
        paintMapBase(basePainter, m_baseView, geography, tokens, m_style.unit);
    }
    const QPointF corner = baseCorner();
    const QPointF alignedCorner(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio);
    painter.drawPixmap(alignedCorner, m_base);
}

void MapPicture::paint(QPainter &painter, const MapCenters &centers, const MapGeography *geography,
                       const Tokens &tokens, bool isDragged)
{
    if (geography)
        paintBase(painter, *geography, tokens, isDragged);
    else
        painter.fillRect(m_view.rect(), tokens.map.land);
    paintMapScene(painter, m_scene, centers.placement(), centers.items(), m_style, tokens);
}

} // namespace labdesk
