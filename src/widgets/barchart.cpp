// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/barchart.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace labdesk {

namespace {

constexpr int maxGridSteps = 4;
constexpr double barWidthShare = 0.72; ///< of the slot's width
constexpr double maxLabelShare = 0.38; ///< of the width, at most, for the labels of rows

/// The smallest of 1, 2, 5, 10, 20, … that needs no more than `maxGridSteps` steps to reach `maxValue`.
qint64 gridStep(qint64 maxValue)
{
    for (qint64 decade = 1;; decade *= 10)
        for (const qint64 step : {decade, 2 * decade, 5 * decade})
            if (step * maxGridSteps >= maxValue)
                return step;
}

} // namespace

BarChart::BarChart(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BarChart::setBars(Shape shape, std::vector<Bar> bars)
{
    m_shape = shape;
    m_bars = std::move(bars);
    qint64 maxValue = 1;
    for (const Bar &bar : m_bars)
        maxValue = std::max(maxValue, bar.value);
    m_step = gridStep(maxValue);
    m_steps = int((maxValue + m_step - 1) / m_step);
    update();
}

QRect BarChart::plotRect() const
{
    const QFontMetrics text(fontOf(TextStyle::Small, this));
    const int gap = metricsFor(this).half;
    const int number = text.horizontalAdvance(localNumber(m_step * m_steps));
    int names = 0;
    for (const Bar &bar : m_bars)
        names = std::max(names, text.horizontalAdvance(bar.label));
    if (m_shape == Shape::Columns)
        return rect().adjusted(number + gap, text.height() / 2, 0, -text.height() - gap);
    // The last number is centered below the end of the plot.
    return rect().adjusted(std::min(names, int(maxLabelShare * width())) + gap, 0, -number / 2 - 1,
                           -text.height() - gap);
}

QRect BarChart::slotRect(int bar) const
{
    const QRect plot = plotRect();
    const int count = int(m_bars.size());
    if (m_shape == Shape::Columns) {
        const int from = plot.left() + plot.width() * bar / count;
        return {from, plot.top(), plot.left() + plot.width() * (bar + 1) / count - from, plot.height()};
    }
    const int from = plot.top() + plot.height() * bar / count;
    return {plot.left(), from, plot.width(), plot.top() + plot.height() * (bar + 1) / count - from};
}

QRect BarChart::barRect(int bar) const
{
    const double share = double(m_bars[size_t(bar)].value) / double(m_step * m_steps);
    const QRect slot = slotRect(bar);
    QRect drawn;
    if (m_shape == Shape::Columns) {
        const int width = std::max(1, int(barWidthShare * slot.width()));
        const int height = int(share * slot.height());
        drawn = {slot.left() + (slot.width() - width) / 2, slot.bottom() + 1 - height, width, height};
    } else {
        const int height = std::max(1, int(barWidthShare * slot.height()));
        drawn = {slot.left(), slot.top() + (slot.height() - height) / 2, int(share * slot.width()), height};
    }
    return QStyle::visualRect(layoutDirection(), rect(), drawn);
}

void BarChart::paintScale(QPainter &painter) const
{
    const Tokens &tokens = tokensFor(this);
    const QRect plot = plotRect();
    const int line = painter.fontMetrics().height();
    const bool columns = m_shape == Shape::Columns;
    for (int step = 0; step <= m_steps; ++step) {
        const int along = (columns ? plot.height() : plot.width()) * step / m_steps;
        const QRect grid = columns ? QRect(plot.left(), plot.bottom() + 1 - along, plot.width(), 1)
                                   : QRect(plot.left() + along, plot.top(), 1, plot.height());
        painter.fillRect(mirrored(painter, rect(), grid),
                         tokens.trough); // in high contrast, other lines are as strong as axes
        const QRect number = columns ? QRect(0, grid.top() - line / 2, plot.left() - metricsFor(this).half, line)
                                     : QRect(grid.left() - plot.width() / 2, height() - line, plot.width(), line);
        painter.setPen(tokens.ink2);
        drawTextLine(painter, mirrored(painter, rect(), number), localNumber(m_step * step),
                     (columns ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignVCenter);
    }
}

void BarChart::paintLabels(QPainter &painter) const
{
    const int line = painter.fontMetrics().height();
    const int gap = metricsFor(this).half;
    const int count = int(m_bars.size());
    int maxLabelWidth = 1;
    for (const Bar &bar : m_bars)
        maxLabelWidth = std::max(maxLabelWidth, painter.fontMetrics().horizontalAdvance(bar.label) + 2 * gap);
    // Only every n-th column has a label, so that each label fits.
    const int every = m_shape == Shape::Rows
        ? 1
        : std::max(1, (maxLabelWidth * count + plotRect().width() - 1) / std::max(1, plotRect().width()));
    const bool hasLandmarks = every > 1 && std::ranges::count(m_bars, true, &Bar::isLandmark) > 1;
    int taken = 0; // right edge of the last label
    painter.setPen(tokensFor(this).ink2);
    for (int bar = 0; bar < count; ++bar) {
        if (hasLandmarks ? !m_bars[size_t(bar)].isLandmark : bar % every != (count - 1) % every / 2)
            continue;
        const QRect slot = slotRect(bar);
        QRect place(0, slot.top(), slot.left() - gap, slot.height());
        if (m_shape == Shape::Columns) {
            place = {slot.center().x() - maxLabelWidth / 2, height() - line, maxLabelWidth, line};
            if (place.left() < taken || place.right() > width()) // a label that is moved would be below another column
                continue;
            taken = place.right();
        }
        const QString label
            = painter.fontMetrics().elidedText(m_bars[size_t(bar)].label, Qt::ElideRight, place.width());
        drawTextLine(painter, mirrored(painter, rect(), place), label,
                     (m_shape == Shape::Columns ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter);
    }
}

void BarChart::paintEvent(QPaintEvent *)
{
    if (m_bars.empty())
        return;
    QPainter painter(this);
    painter.setFont(fontOf(TextStyle::Small, this));
    paintScale(painter);
    paintLabels(painter);
    const Tokens &tokens = tokensFor(this);
    for (int bar = 0; bar < int(m_bars.size()); ++bar) {
        const bool isUnfinished = m_bars[size_t(bar)].isUnfinished;
        const bool isFramed = isUnfinished || tokens.highContrast;
        painter.setPen(isFramed ? QPen(tokens.highContrast ? tokens.ink : tokens.fill, 1) : QPen(Qt::NoPen));
        painter.setBrush(isUnfinished ? QBrush(tokens.fill, Qt::BDiagPattern) : QBrush(tokens.fill));
        if (const QRect drawn = barRect(bar); !drawn.isEmpty())
            painter.drawRect(isFramed ? drawn.adjusted(0, 0, -1, -1) : drawn);
    }
}

/// The bar at a point. Short bars are hard to hit, so their whole slot counts.
std::optional<int> BarChart::barAt(const QPoint &point) const
{
    for (int bar = 0; bar < int(m_bars.size()); ++bar)
        if (m_bars[size_t(bar)].value > 0
            && QStyle::visualRect(layoutDirection(), rect(), slotRect(bar)).contains(point))
            return bar;
    return std::nullopt;
}

bool BarChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto bar = barAt(help->pos());
    QToolTip::showText(help->globalPos(), bar ? m_bars[size_t(*bar)].tip : QString(), this);
    return true;
}

void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(barAt(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BarChart::mouseReleaseEvent(QMouseEvent *event)
{
    const auto bar = barAt(event->position().toPoint());
    if (bar && event->button() == Qt::LeftButton)
        Q_EMIT barClicked(*bar);
}

} // namespace labdesk
