// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/painting.h"

namespace labdesk {

void fillHatch(QPainter &painter, const QRectF &rect, const QColor &text)
{
    constexpr double period = 8;
    QColor color = text;
    color.setAlphaF(0.17F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(color, 1.5));
    // A period is measured across the stripes, which lie at 45 degrees.
    const double step = period * 1.41421356;
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

} // namespace labdesk
