// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/avatar.h"

#include "text/users/sourcetexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/theme.h"

#include <QPainter>

namespace labdesk {

Avatar::Avatar(const QString &name, Size size, QWidget *parent)
    : QWidget(parent), m_initials(initialsFor(name)), m_size(size)
{
    hideFromAccessibility(this);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Avatar::sizeHint() const
{
    const int side = metricsFor(this).px(m_size == Size::Small ? 24 : 34);
    return {side, side};
}

void Avatar::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    fillTinted(painter, rect(), width() / 2.0, t.control, t);
    QFont font = fontOf(m_size == Size::Small ? TextStyle::Caption : TextStyle::Body, this);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(t.ink2);
    painter.drawText(rect(), Qt::AlignCenter, m_initials);
}

} // namespace labdesk
