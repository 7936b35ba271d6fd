// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rtlpainting.h"

#include <QGuiApplication>
#include <QStyle>

namespace labdesk {

QRect mirrored(const QPainter &painter, const QRect &whole, const QRect &part)
{
    return QStyle::visualRect(painter.layoutDirection(), whole, part);
}

QRectF mirrored(const QPainter &painter, const QRectF &whole, const QRectF &part)
{
    if (painter.layoutDirection() != Qt::RightToLeft)
        return part;
    return {whole.left() + whole.right() - part.right(), part.top(), part.width(), part.height()};
}

void drawTextLine(QPainter &painter, const QRectF &rect, const QString &words, Qt::Alignment alignment)
{
    const Qt::LayoutDirection around = painter.layoutDirection();
    const Qt::Alignment place = QStyle::visualAlignment(around, alignment) | Qt::AlignAbsolute;
    painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(rect, static_cast<int>(place) | Qt::TextSingleLine, words);
    painter.setLayoutDirection(around);
}

QMargins sidedMargins(int leading, int top, int trailing, int bottom)
{
    return QGuiApplication::isRightToLeft() ? QMargins(trailing, top, leading, bottom)
                                            : QMargins(leading, top, trailing, bottom);
}

Qt::Alignment leadingEdge()
{
    return (QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute;
}

} // namespace labdesk
