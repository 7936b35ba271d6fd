// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/refreshmeter.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QPainter>

namespace labdesk {

RefreshMeter::RefreshMeter(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setObjectName(QStringLiteral("refreshMeter"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RefreshMeter::setUsed(int used, int refused)
{
    m_used = used;
    m_refused = refused;
    setAccessibleDescription(refused > 0 ? tr("%Ln of them rejected", nullptr, refused) : QString());
    setAccessibleName(tr("%1 of %2 refreshes this hour").arg(localNumber(used), localNumber(usualLimit)));
    update();
}

QSize RefreshMeter::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {usualLimit * m.px(13), m.px(17)};
}

void RefreshMeter::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isRightToLeft()) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const double step = m.px(13);
    const double top = (height() - m.px(16)) / 2.0;
    for (int i = 0; i < usualLimit; ++i) {
        const bool used = i < m_used - m_refused;
        const bool refused = !used && i < m_used;
        const QRectF bar(i * step + 0.5, top + 0.5, step - m.px(4), m.px(15));
        painter.setPen(QPen(used ? t.accent : refused ? t.bad : t.line, 1));
        painter.setBrush(used ? QBrush(t.accent) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(bar, 2, 2);
        if (!refused)
            continue;
        const QRectF cross(bar.left() + 2, bar.center().y() - bar.width() / 2 + 2, bar.width() - 4, bar.width() - 4);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
}

} // namespace labdesk
