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

/// An outline of `width` that lies inside of `rect`, so that it is never cut off.
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

/// A rounded tint that tells something apart from its ground; where tints do not, with an outline.
void fillTinted(QPainter &painter, const QRectF &rect, double radius, const QColor &tint, const Tokens &tokens);

/// The same, from a picture that is kept: for what is painted many times in a frame, in few sizes and colors.
void fillTintedOften(QPainter &painter, const QRect &rect, double radius, const QColor &tint, const Tokens &tokens);

/// The ring of what has the keyboard, inside: two pixels, three in high contrast.
void strokeFocus(QPainter &painter, const QRectF &rect, double radius, const QColor &color);

/// Diagonal stripes that say "read-only" without a color.
void fillHatch(QPainter &painter, const QRectF &rect, const QColor &text);

} // namespace labdesk
