// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressline.h"

#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace labdesk {

ProgressLine::ProgressLine(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::ProgressBar);
    setProperty("overlay", true); // overlaps the edge of its parent, so that nothing moves
    setObjectName(u"progressLine"_s);
    setAccessibleName(tr("Reloading"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(1400);
    m_animation.setLoopCount(-1);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    parent->installEventFilter(this);
    hide();
}

void ProgressLine::moveTo(QWidget *parent)
{
    parentWidget()->removeEventFilter(this);
    setParent(parent);
    parent->installEventFilter(this);
}

void ProgressLine::setActive(bool active)
{
    setVisible(active);
    if (!active) {
        m_animation.stop();
        return;
    }
    place();
    raise();
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0)
        m_animation.start();
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const double part
        = m_animation.state() == QAbstractAnimation::Running ? m_animation.currentValue().toDouble() : 0.35;
    const double dashWidth = width() * 0.3;
    const QRectF piece(part * (width() + dashWidth) - dashWidth, 0, dashWidth, height());
    const Tokens &t = tokensFor(this);
    painter.fillRect(rect(), t.trough); // a dash alone would look like the indicator of a tab
    painter.fillRect(mirrored(painter, QRectF(rect()), piece), t.accent);
}

bool ProgressLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void ProgressLine::place()
{
    setGeometry(0, 0, parentWidget()->width(), metricsFor(this).px(2));
}

} // namespace labdesk
