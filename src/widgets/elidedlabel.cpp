// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/elidedlabel.h"

#include "text/plaintooltip.h"
#include "widgets/rtlpainting.h"

#include <QPainter>

namespace labdesk {

ElidedLabel::ElidedLabel(QWidget *parent) : ElidedLabel({}, TextStyle::Body, Qt::ElideRight, parent) { }

ElidedLabel::ElidedLabel(const QString &text, TextStyle style, Qt::TextElideMode mode, QWidget *parent)
    : QLabel(parent), m_mode(mode)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTextStyle(this, style);
    setText(text);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    QLabel::setText(text); // for assistive technology and the height
    updateGeometry();
    update();
}

void ElidedLabel::setShortText(const QString &text)
{
    m_shortText = text;
    update();
}

void ElidedLabel::setHiddenIfElided(bool hidden)
{
    m_hidesIfElided = hidden;
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return QSize(fontMetrics().averageCharWidth() * 4, fontMetrics().height()).grownBy(contentsMargins());
}

QSize ElidedLabel::sizeHint() const
{
    return QSize(fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()).grownBy(contentsMargins());
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QString shown = fontMetrics().elidedText(m_text, m_mode, contentsRect().width());
    if (shown != m_text && !m_shortText.isEmpty())
        shown = fontMetrics().elidedText(m_shortText, m_mode, contentsRect().width());
    setToolTip(shown == m_text ? QString() : plainToolTip(m_text));
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    if (shown == m_text || !m_hidesIfElided)
        drawTextLine(painter, contentsRect(), shown, alignment());
}

} // namespace labdesk
