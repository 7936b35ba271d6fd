// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapbasepicture.h"

#include "map/mapbase.h"

#include <QPainter>

#include <cmath>

namespace labdesk {

QPointF MapBasePicture::cornerIn(const MapView &view) const
{
    return view.toScreen(m_view.toPlane(QPointF()));
}

bool MapBasePicture::covers(const MapView &view) const
{
    if (m_view.scale != view.scale || m_view.projection.center() != view.projection.center())
        return false;
    const QPointF corner = cornerIn(view);
    return corner.x() < 0.01 && corner.y() < 0.01 && corner.x() + m_view.size.width() > view.size.width() - 0.01
        && corner.y() + m_view.size.height() > view.size.height() - 0.01;
}

void MapBasePicture::paint(QPainter &painter, const MapView &view, const MapGeography &geography, const Tokens &tokens,
                           double unit, bool isDragged)
{
    const double ratio = painter.device()->devicePixelRatioF();
    if (!covers(view) || m_tokens != &tokens || m_picture.devicePixelRatio() != ratio) {
        m_view = view;
        m_tokens = &tokens;
        if (isDragged)
            m_view.size = (view.size * 1.6).toSize();
        m_picture = QPixmap((m_view.size * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        QPainter onPicture(&m_picture);
        paintMapBase(onPicture, m_view, geography, tokens, unit);
    }
    const QPointF corner = cornerIn(view);
    const QPointF sharp(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio);
    painter.drawPixmap(sharp, m_picture);
}

} // namespace labdesk
