// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QPainter>
#include <QRect>
#include <QString>

namespace labdesk {

/// Helpers to paint in both layout directions. Code computes left-to-right coordinates, and mirrors each part at the
/// end; the painter has the direction.

/// The rectangle of `part` in `whole`, mirrored in right-to-left layouts.
QRect mirrored(const QPainter &painter, const QRect &whole, const QRect &part);
QRectF mirrored(const QPainter &painter, const QRectF &whole, const QRectF &part);

/// Draws one line. AlignLeft means the leading edge. The text keeps its own direction, so that an ID or phone number
/// among Arabic text stays in order, and an ellipsis is at its end.
void drawTextLine(QPainter &painter, const QRectF &rect, const QString &words,
                  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// Margins for a layout, which Qt never mirrors.
QMargins sidedMargins(int leading, int top, int trailing, int bottom);

/// The leading edge, for a label whose text has a different direction: QLabel would align it by its text.
Qt::Alignment leadingEdge();

} // namespace labdesk
