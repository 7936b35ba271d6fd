// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/iconlabel.h"

#include "widgets/accessibility.h"

#include <QPainter>

namespace labdesk {

IconLabel::IconLabel(IconName icon, IconInk ink, int side, QWidget *parent) : QWidget(parent), m_icon(icon), m_ink(ink)
{
    hideFromAccessibility(this); // the text beside it says the same
    setFixedSize(side, side);
}

void IconLabel::setIcon(IconName icon, IconInk ink)
{
    m_icon = icon;
    m_ink = ink;
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintIcon(&painter, m_icon, rect(), inkColor(m_ink, tokensFor(this)));
}

} // namespace labdesk
