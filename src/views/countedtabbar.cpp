// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/countedtabbar.h"

#include "views/chippainter.h"
#include "views/metrics.h"
#include "views/mirrored.h"
#include "views/painting.h"

#include <QApplication>
#include <QMouseEvent>

namespace labdesk {

CountedTabBar::CountedTabBar(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(true);
    setMouseTracking(true);
}

void CountedTabBar::setCount(int index, const QString &count)
{
    if (m_counts.value(index) == count)
        return;
    m_counts[index] = count;
    setAccessibleTabName(index, count.isEmpty() ? tabText(index) : tr("%1, %2").arg(tabText(index), count));
    setTabText(index, tabText(index)); // measures the tabs again
    updateGeometry();
}

void CountedTabBar::step(int by)
{
    setCurrentIndex((currentIndex() + by + QTabBar::count()) % QTabBar::count());
}

QFont CountedTabBar::tabFont(bool current) const
{
    QFont font = fontOf(TextStyle::Body, this);
    font.setWeight(current ? QFont::DemiBold : QFont::Medium);
    return font;
}

QSize CountedTabBar::tabSizeHint(int index) const
{
    const Metrics m = metricsFor(this);
    // Measured in the heavier weight, so that nothing moves when another tab becomes the current one.
    int wide = QFontMetrics(tabFont(true)).horizontalAdvance(tabText(index)) + m.px(20);
    if (const QString count = m_counts.value(index); !count.isEmpty())
        wide += m.px(6) + chipWidth({count}, QApplication::font());
    return {wide, m.tabs};
}

void CountedTabBar::paintTab(QPainter &painter, int index) const
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    const bool current = index == currentIndex();
    const QRect words = mirrored(painter, tabRect(index), tabRect(index).adjusted(0, 0, -m.px(20), 0));
    painter.setFont(tabFont(current));
    painter.setPen(!isTabEnabled(index) ? t.ink3 : current || index == m_hovered ? t.ink : t.ink2);
    drawWords(painter, words, tabText(index));
    if (const QString count = m_counts.value(index); !count.isEmpty()) {
        const int wide = chipWidth({count}, QApplication::font());
        paintChip(&painter, mirrored(painter, words, {words.right() + 1 - wide, words.top(), wide, words.height()}), {count}, t,
                  QApplication::font());
    }
    if (!current)
        return;
    fillRounded(painter, QRectF(words.left(), height() - 3, words.width(), 3), 1.5, t.accent);
    if (hasFocus())
        strokeFocus(painter, QRectF(words).adjusted(index == 0 ? 0 : -m.px(5), m.half, m.px(5), -m.px(5)), m.half,
                    t.accent);
}

void CountedTabBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (int i = 0; i < QTabBar::count(); ++i) {
        if (isTabVisible(i))
            paintTab(painter, i);
    }
}

void CountedTabBar::mouseMoveEvent(QMouseEvent *event)
{
    QTabBar::mouseMoveEvent(event);
    m_hovered = tabAt(event->position().toPoint());
    update();
}

void CountedTabBar::leaveEvent(QEvent *event)
{
    QTabBar::leaveEvent(event);
    m_hovered = -1;
    update();
}

} // namespace labdesk
