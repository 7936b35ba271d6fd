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

/// Maps a range of the whole text to a text that was elided in the middle. The omitted part maps to the ellipsis.
TextRange rangeInElided(const TextRange &mark, const QString &text, const QString &shown)
{
    const qsizetype dots = shown.indexOf(QChar(0x2026));
    const qsizetype left = text.size() - shown.size() + 1; // the length replaced by the ellipsis
    if (shown == text || dots < 0)
        return mark;
    const auto placed = [dots, left](qsizetype at) {
        return at <= dots ? at : at < dots + left ? dots : at - left + 1;
    };
    const qsizetype begin = placed(mark.start);
    return {begin, placed(mark.start + mark.length - 1) - begin + 1};
}

} // namespace

QTextCharFormat matchFormat(const QFont &font, const Tokens &tokens)
{
    QTextCharFormat format;
    format.setBackground(tokens.mark);
    format.setForeground(tokens.ink);
    format.setFontWeight(std::max<int>(QFont::Medium, font.weight()));
    return format;
}

void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const std::vector<TextRange> &marks,
                     const QTextCharFormat &marked, const QFont &font, const QColor &ink, Qt::TextElideMode mode,
                     const QString &shortForm)
{
    QFont heaviest = font;
    if (!marks.empty())
        heaviest.setWeight(QFont::Weight(marked.fontWeight()));
    QString shown = QFontMetrics(heaviest).elidedText(text, mode, area.width());
    if (shown != text && !shortForm.isEmpty())
        shown = QFontMetrics(heaviest).elidedText(shortForm, mode, area.width());
    QTextLayout layout(shown, font);
    QList<QTextLayout::FormatRange> formats;
    for (const TextRange &mark : marks) {
        const TextRange place = mode == Qt::ElideMiddle ? rangeInElided(mark, text, shown) : mark;
        const qsizetype length = std::min(place.length, shown.size() - place.start);
        if (length > 0)
            formats.append({int(place.start), int(length), marked});
    }
    layout.setFormats(formats);
    QTextOption option(leadingEdge());
    option.setTextDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight); // an ID keeps its own direction
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(area.width());
    layout.endLayout();
    if (!line.isValid())
        return;
    painter.setPen(ink);
    layout.draw(&painter, QPointF(area.left(), area.top() + (area.height() - line.height()) / 2));
}

void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const QVariantList &marks,
                     const QFont &font, const QColor &ink, const Tokens &tokens, Qt::TextElideMode mode,
                     const QString &shortForm)
{
    std::vector<TextRange> places;
    for (const QVariant &mark : marks)
        places.push_back({mark.toPoint().x(), mark.toPoint().y()});
    paintMarkedLine(painter, area, text, places, matchFormat(font, tokens), font, ink, mode, shortForm);
}

} // namespace labdesk
