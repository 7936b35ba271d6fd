// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/adaptiverow.h"

#include "widgets/metrics.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace labdesk {

namespace {

/// The minimum width in a layout: an explicit minimum counts as well as the hint.
int minWidthInLayout(const QWidget *widget)
{
    return widget->isHidden() ? 0 : std::max(widget->minimumSizeHint().width(), widget->minimumWidth());
}

} // namespace

AdaptiveRow::AdaptiveRow(QWidget *first, QWidget *second, ExtraSpace extraSpace, QWidget *parent)
    : QWidget(parent), m_first(first), m_second(second), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    const Metrics metrics = metricsFor(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(metrics.oneAndHalf);
    m_layout->addWidget(first, extraSpace == ExtraSpace::Second ? 0 : 1);
    m_layout->addWidget(second, extraSpace == ExtraSpace::First ? 0 : 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

bool AdaptiveRow::isFolded() const
{
    return m_layout->direction() == QBoxLayout::TopToBottom;
}

QSize AdaptiveRow::sizeHint() const
{
    // The unfolded size, even while folded: a nested row would otherwise never get the space to unfold.
    return {singleRowWidth(), m_layout->sizeHint().height()};
}

QSize AdaptiveRow::minimumSizeHint() const
{
    // The layout's minimum is for both groups, so the row could never become narrow enough to fold.
    return {std::max(minWidthInLayout(m_first), minWidthInLayout(m_second)), m_layout->minimumSize().height()};
}

void AdaptiveRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
}

bool AdaptiveRow::event(QEvent *event)
{
    // The required width changes when controls are shown or hidden.
    if (event->type() == QEvent::LayoutRequest)
        fold();
    return QWidget::event(event);
}

int AdaptiveRow::singleRowWidth() const
{
    const auto flat = [](const QWidget *group) {
        const auto *row = qobject_cast<const AdaptiveRow *>(group);
        return row && !row->isHidden() ? row->singleRowWidth() : minWidthInLayout(group);
    };
    const int first = flat(m_first);
    const int second = flat(m_second);
    return first + second + (first > 0 && second > 0 ? m_layout->spacing() : 0);
}

void AdaptiveRow::fold()
{
    const bool isStacked = width() < singleRowWidth();
    const auto direction = isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction == m_layout->direction())
        return;
    m_layout->setDirection(direction);
    // A control that doesn't grow would be centered in its line.
    for (QWidget *group : {m_first, m_second})
        if (!(group->sizePolicy().horizontalPolicy() & QSizePolicy::GrowFlag))
            m_layout->setAlignment(group, isStacked ? Qt::AlignLeading : Qt::Alignment());
    updateGeometry();
}

} // namespace labdesk
