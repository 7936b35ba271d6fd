// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/highlightlabel.h"

#include "text/plaintooltip.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QTextLayout>

#include <algorithm>

namespace labdesk {

HighlightLabel::HighlightLabel(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HighlightLabel::setText(const QString &text, const std::vector<TextRange> &marks)
{
    m_text = text;
    m_marks = marks;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize HighlightLabel::sizeHint() const
{
    const QFontMetrics words(fontOf(TextStyle::Body, this));
    return {words.horizontalAdvance(m_text) + 2, words.height() + 2};
}

QSize HighlightLabel::minimumSizeHint() const
{
    return {QFontMetrics(fontOf(TextStyle::Body, this)).averageCharWidth() * 6, sizeHint().height()};
}

void HighlightLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = tokensFor(this);
    const QFont font = fontOf(TextStyle::Body, this);
    const QString shown = QFontMetrics(font).elidedText(m_text, Qt::ElideRight, width());
    setToolTip(shown == m_text ? QString() : plainToolTip(m_text));

    QTextLayout layout(shown, font);
    QTextOption option(leadingEdge());
    option.setTextDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(width());
    layout.endLayout();
    if (!line.isValid())
        return;
    const double top = (height() - line.height()) / 2;
    for (const TextRange &mark : m_marks) {
        const int end = int(std::min(mark.start + mark.length, shown.size()));
        const auto [left, right]
            = std::minmax({line.cursorToX(int(std::min(mark.start, shown.size()))), line.cursorToX(end)});
        if (right > left)
            fillRounded(painter, QRectF(left - 1, top, right - left + 2, line.height()), 2, tokens.mark);
    }
    painter.setPen(tokens.ink);
    layout.draw(&painter, QPointF(0, top));
}

} // namespace labdesk
