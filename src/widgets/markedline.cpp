// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/markedline.h"

#include "widgets/rtlpainting.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace labdesk {

namespace {

/// Where a place of the whole text is in one that was shortened in the middle; what was left out is the dots there.
QPoint placeInShortened(const QPoint &mark, const QString &text, const QString &shown)
{
    const int dots = int(shown.indexOf(QChar(0x2026)));
    const int left = int(text.size() - shown.size()) + 1; // what the dots stand for
    if (shown == text || dots < 0)
        return mark;
    const auto placed = [dots, left](int at) { return at <= dots ? at : at < dots + left ? dots : at - left + 1; };
    const int begin = placed(mark.x());
    const int last = placed(mark.x() + mark.y() - 1);
    return {begin, last - begin + 1};
}

} // namespace

void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const QVariantList &marks,
                     const QFont &font, const QColor &ink, const Tokens &tokens, Qt::TextElideMode mode)
{
    const QString shown = QFontMetrics(font).elidedText(text, mode, area.width());
    QTextLayout layout(shown, font);
    QList<QTextLayout::FormatRange> formats;
    for (const QVariant &mark : marks) {
        const QPoint place // start, length
            = mode == Qt::ElideMiddle ? placeInShortened(mark.toPoint(), text, shown) : mark.toPoint();
        QTextLayout::FormatRange range;
        range.start = place.x();
        range.length = std::min(place.y(), static_cast<int>(shown.size()) - place.x());
        if (range.length <= 0)
            continue;
        range.format.setBackground(tokens.mark);
        range.format.setForeground(tokens.ink);
        range.format.setFontWeight(std::max<int>(QFont::Medium, font.weight()));
        formats.append(range);
    }
    layout.setFormats(formats);
    QTextOption option(leadingEdge());
    option.setTextDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(area.width());
    layout.endLayout();
    painter.setPen(ink);
    layout.draw(&painter, QPointF(area.left(), area.top() + (area.height() - line.height()) / 2));
}

} // namespace labdesk
