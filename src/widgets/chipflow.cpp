// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chipflow.h"

#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace labdesk {

ChipFlow::ChipFlow(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipFlow::setChips(const std::vector<ChipStyleOption> &chips)
{
    m_chips = chips;
    QStringList words;
    for (const ChipStyleOption &chip : chips)
        words += chip.text;
    setAccessibleDescription(words.join(u", "_s));
    setMinimumHeight(heightForWidth(width())); // fewer chips need fewer lines
    updateGeometry();
    update();
}

std::vector<QPoint> ChipFlow::places(int width) const
{
    const Metrics metrics = metricsFor(this);
    const QFont base = QApplication::font();
    const int line = chipHeight(base) + metrics.px(6);
    std::vector<QPoint> places;
    QPoint at;
    for (const ChipStyleOption &chip : m_chips) {
        const int needed = chipWidth(chip, base);
        if (at.x() > 0 && at.x() + needed > width)
            at = {0, at.y() + line};
        places.push_back(at);
        at.rx() += needed + metrics.px(6);
    }
    places.push_back(at);
    return places;
}

int ChipFlow::heightForWidth(int width) const
{
    return places(width).back().y() + chipHeight(QApplication::font());
}

QSize ChipFlow::sizeHint() const
{
    const int width = metricsFor(this).px(260);
    return {width, heightForWidth(width)};
}

void ChipFlow::resizeEvent(QResizeEvent *)
{
    // The layout of a card may have assumed another width, and would then cut off the last line.
    setMinimumHeight(heightForWidth(width()));
}

void ChipFlow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont base = QApplication::font();
    const std::vector<QPoint> at = places(width());
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        paintChip(&painter, mirrored(painter, rect(), QRect(at[i], QSize(width() - at[i].x(), chipHeight(base)))),
                  m_chips[i], tokensFor(this), base);
}

} // namespace labdesk
