// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/countedtabbar.h"

#include "views/chippainter.h"
#include "views/metrics.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOptionTab>

namespace labdesk {

CountedTabBar::CountedTabBar(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(true);
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

int CountedTabBar::chipSpace(int index) const
{
    const QString count = m_counts.value(index);
    return count.isEmpty() ? 0 : chipWidth({count, Tone::Neutral, false}, QApplication::font()) + metricsFor(this).half;
}

/// The room of a tab's button is where the count stands: the style keeps the words clear of it.
void CountedTabBar::initStyleOption(QStyleOptionTab *option, int index) const
{
    QTabBar::initStyleOption(option, index);
    if (const int space = chipSpace(index); space > 0)
        option->rightButtonSize = QSize(space, chipHeight(QApplication::font()));
}

void CountedTabBar::paintEvent(QPaintEvent *event)
{
    QTabBar::paintEvent(event);
    QPainter painter(this);
    for (auto it = m_counts.cbegin(); it != m_counts.cend(); ++it) {
        if (it.value().isEmpty() || it.key() >= QTabBar::count())
            continue;
        const QRect tab = tabRect(it.key());
        const int width = chipSpace(it.key());
        const int margin = metricsFor(this).px(20); // the style sheet's, between tabs
        paintChip(&painter, QRect(tab.right() + 1 - margin - width + metricsFor(this).half, tab.top(), width, tab.height() - 2),
                  {it.value(), Tone::Neutral, false}, tokensFor(this), QApplication::font());
    }
}

} // namespace labdesk
