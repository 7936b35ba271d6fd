// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/highlightlabel.h"

#include "text/plaintooltip.h"
#include "widgets/accessibility.h"
#include "widgets/markedline.h"
#include "widgets/metrics.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextCharFormat>

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
    QFont matchFont = fontOf(TextStyle::Body, this); // the weight of a match
    matchFont.setWeight(QFont::Medium);
    const QFontMetrics words(matchFont);
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
    setToolTip(width() >= sizeHint().width() ? QString() : plainToolTip(m_text));
    paintMarkedLine(painter, rect(), m_text, m_marks, matchFormat(font, tokens), font, tokens.ink);
}

} // namespace labdesk
