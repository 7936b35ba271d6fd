// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QPainter>
#include <QRect>
#include <QString>

namespace labdesk {

/// Painting that also reads from right to left. Whoever paints reckons as from left to right, and puts each part in its
/// place with these at the end; the painter knows the direction.

/// `part` of `whole`, on the side where it belongs.
QRect mirrored(const QPainter &painter, const QRect &whole, const QRect &part);
QRectF mirrored(const QPainter &painter, const QRectF &whole, const QRectF &part);

/// One line. AlignLeft is where a line begins. The words keep their own direction, so that an id or a phone number
/// among Arabic words stays in its order, and dots that stand for what was cut off are at its end.
void drawTextLine(QPainter &painter, const QRectF &rect, const QString &words,
                  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// The margins of a layout, which Qt takes for left and right whatever the direction.
QMargins sidedMargins(int leading, int top, int trailing, int bottom);

/// Where a line of text begins, for a label whose words have a direction of their own: QLabel would go by those.
Qt::Alignment leadingEdge();

} // namespace labdesk
