// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/countedtabbar.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/chippainter.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"
#include "widgets/rtlpainting.h"

#include <QApplication>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace labdesk {

CountedTabBar::CountedTabBar(QWidget *parent) : QTabBar(parent)
{
    repaintWithChildren(this);
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

void CountedTabBar::setLeadingMargin(int margin)
{
    m_leadingMargin = margin;
    updateGeometry();
}

void CountedTabBar::step(int by)
{
    int next = currentIndex();
    do
        next = (next + by + QTabBar::count()) % QTabBar::count();
    while (!isTabVisible(next));
    QTabBar::setCurrentIndex(next);
    if (hasFocus())
        return; // then the focused tab itself is read
    int before = 0;
    int all = 0;
    for (int tab = 0; tab < QTabBar::count(); ++tab) {
        before += isTabVisible(tab) && tab < next ? 1 : 0;
        all += isTabVisible(tab) ? 1 : 0;
    }
    const QString name = accessibleTabName(next);
    announceText(
        this,
        tr("%1, tab %2 of %3").arg(name.isEmpty() ? tabText(next) : name, localNumber(before + 1), localNumber(all)));
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
    return {wordsWidth(index) + (index == 0 ? m_leadingMargin : 0) + gap(), m.tabs};
}

int CountedTabBar::wordsWidth(int index) const
{
    // Measured in the bolder weight, so that nothing moves when the current tab changes.
    const int words = QFontMetrics(tabFont(true)).horizontalAdvance(tabText(index));
    const QString count = m_counts.value(index);
    return count.isEmpty() ? words : words + metricsFor(this).px(6) + chipWidth({count}, QApplication::font());
}

/// The space between two tabs. It shrinks in a narrow bar, before the tabs have to scroll.
int CountedTabBar::gap() const
{
    const Metrics m = metricsFor(this);
    int words = m_leadingMargin;
    for (int tab = 0; tab < QTabBar::count(); ++tab)
        words += isTabVisible(tab) ? wordsWidth(tab) : 0;
    const int room = testAttribute(Qt::WA_Resized) ? (width() - words) / std::max(1, QTabBar::count()) : m.px(20);
    return std::clamp(room, m.px(10), m.px(20));
}

/// The area of the bar without its scroll buttons.
QRect CountedTabBar::visibleTabsRect() const
{
    QRect room = rect();
    for (const auto *button : findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly))
        if (button->isVisible())
            isRightToLeft() ? room.setLeft(std::max(room.left(), button->geometry().right() + 1))
                            : room.setRight(std::min(room.right(), button->geometry().left() - 1));
    return room;
}

QRect CountedTabBar::wordsOf(const QPainter &painter, int index) const
{
    return mirrored(painter, tabRect(index), tabRect(index).adjusted(index == 0 ? m_leadingMargin : 0, 0, -gap(), 0));
}

void CountedTabBar::paintTab(QPainter &painter, int index) const
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    const bool current = index == currentIndex();
    const QRect words = wordsOf(painter, index);
    painter.setFont(tabFont(current));
    painter.setPen(!isTabEnabled(index) ? t.ink3 : current || index == m_hovered ? t.ink : t.ink2);
    drawTextLine(painter, words, tabText(index));
    if (const QString count = m_counts.value(index); !count.isEmpty()) {
        const int countWidth = chipWidth({count}, QApplication::font());
        const int after
            = painter.fontMetrics().horizontalAdvance(tabText(index)) + m.px(6); // next to the text as painted
        paintChip(&painter, mirrored(painter, words, {words.left() + after, words.top(), countWidth, words.height()}),
                  {count}, t, QApplication::font());
    }
    if (!current)
        return;
    fillRounded(painter, QRectF(words.left(), height() - 3, words.width(), 3), 1.5, t.accent);
    if (!hasFocus())
        return;
    const int before = index == 0 ? m_leadingMargin : m.px(5);
    const int after = m.px(5);
    const QMarginsF room(isRightToLeft() ? after : before, -m.half, isRightToLeft() ? before : after, -m.px(5));
    strokeFocus(painter, QRectF(words) + room, m.half, t.accent);
}

void CountedTabBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect room = visibleTabsRect();
    for (int i = 0; i < QTabBar::count(); ++i) {
        if (isTabVisible(i)
            && room.contains(wordsOf(painter, i))) // don't paint clipped tabs: the arrows show that there are more
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
