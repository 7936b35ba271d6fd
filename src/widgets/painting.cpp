// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting.h"

#include <QGuiApplication>
#include <QPaintEngine>
#include <QPixmapCache>

#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

void fillTinted(QPainter &painter, const QRectF &rect, double radius, const QColor &tint, const Tokens &tokens)
{
    fillRounded(painter, rect, radius, tint);
    if (tokens.highContrast)
        strokeRounded(painter, rect, radius, tokens.edge);
}

void fillTintedCached(QPainter &painter, const QRect &rect, double radius, const QColor &tint, const Tokens &tokens)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const bool isRaster = painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.transform().type() <= QTransform::TxTranslate && ratio == std::floor(ratio);
    if (!isRaster)
        return fillTinted(painter, rect, radius, tint, tokens);
    const QString key = u"tint %1x%2 %3 %4 "_s.arg(rect.width()).arg(rect.height()).arg(radius).arg(ratio)
        + tint.name(QColor::HexArgb) + (tokens.highContrast ? tokens.edge.name() : QString());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap(rect.size() * int(ratio));
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter once(&picture);
        fillTinted(once, QRect(QPoint(), rect.size()), radius, tint, tokens);
        once.end();
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(rect.topLeft(), picture);
}

void strokeFocus(QPainter &painter, const QRectF &rect, double radius, const QColor &color)
{
    // Uses the application's palette, since `color` isn't from any tokens on the environment banner.
    strokeRounded(painter, rect, radius, color, tokensFor(QGuiApplication::palette()).ring);
}

void fillHatch(QPainter &painter, const QRectF &rect, const QColor &text)
{
    constexpr double period = 8;
    QColor color = text;
    color.setAlphaF(0.17F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(color, 1.5));
    // The period is perpendicular to the stripes, which are at 45 degrees.
    const double step = period * 1.41421356;
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

} // namespace labdesk
