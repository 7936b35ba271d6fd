// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowbackground.h"

#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QApplication>

namespace labdesk {

namespace {

constexpr int line = 2;

int barWidth()
{
    return Metrics(QApplication::font()).px(3);
}

void paintEdges(QPainter &painter, const QRect &row, const Tokens &tokens)
{
    painter.fillRect(QRect(row.left(), row.top(), row.width(), line), tokens.accent);
    painter.fillRect(QRect(row.left(), row.bottom() - line + 1, row.width(), line), tokens.accent);
}

} // namespace

void paintRowBackground(QPainter &painter, const QRect &row, const RowBackground &ground, const Tokens &tokens)
{
    painter.fillRect(row,
                     ground.selected      ? (ground.focused ? tokens.select : tokens.selectOff)
                         : ground.hovered ? tokens.hover
                                          : tokens.base);
    painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), tokens.hair);
    if (!ground.selected)
        return;
    if (ground.bar)
        painter.fillRect(mirrored(painter, row, QRect(row.left(), row.top(), barWidth(), row.height())), tokens.accent);
    if (ground.focused && tokens.highContrast)
        paintEdges(painter, row, tokens);
}

void paintItemBackground(QPainter &painter, const QRect &item, const RowBackground &ground, const Tokens &tokens)
{
    const Metrics m(QApplication::font());
    if (!ground.selected) {
        if (ground.hovered)
            fillRounded(painter, item, m.radiusControl, tokens.hover);
        return;
    }
    fillTinted(painter, item, m.radiusControl, ground.focused ? tokens.select : tokens.selectOff, tokens);
    const QRect bar(item.left(), item.top() + m.one, barWidth(), item.height() - 2 * m.one);
    fillRounded(painter, mirrored(painter, item, bar), bar.width() / 2.0, tokens.accent);
    if (ground.focused && tokens.highContrast)
        strokeFocus(painter, item, m.radiusControl, tokens.accent);
}

void paintRowFocus(QPainter &painter, const QRect &row, bool atBegin, bool atEnd, const Tokens &tokens)
{
    paintEdges(painter, row, tokens);
    if (atBegin)
        painter.fillRect(mirrored(painter, row, QRect(row.left(), row.top(), line, row.height())), tokens.accent);
    if (atEnd)
        painter.fillRect(mirrored(painter, row, QRect(row.right() - line + 1, row.top(), line, row.height())),
                         tokens.accent);
}

} // namespace labdesk
