// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QPainter>
#include <QRectF>

namespace labdesk {

/// A filled rounded rectangle.
inline void fillRounded(QPainter &painter, const QRectF &rect, double radius, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(rect, radius, radius);
    painter.restore();
}

/// An outline of `width` inside `rect`, so that it is never clipped.
inline void strokeRounded(QPainter &painter, const QRectF &rect, double radius, const QColor &color, double width = 1)
{
    const double inset = width / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

/// A rounded tint that sets something apart from its background, with an outline in high contrast.
void fillTinted(QPainter &painter, const QRectF &rect, double radius, const QColor &tint, const Tokens &tokens);

/// The same, from a cached pixmap: for shapes painted many times per frame, in few sizes and colors.
void fillTintedCached(QPainter &painter, const QRect &rect, double radius, const QColor &tint, const Tokens &tokens);

/// The focus ring, inside the rectangle: two pixels wide, three in high contrast.
void strokeFocus(QPainter &painter, const QRectF &rect, double radius, const QColor &color);

/// Diagonal stripes that mean "read-only" without relying on color.
void fillHatch(QPainter &painter, const QRectF &rect, const QColor &text);

} // namespace labdesk
