// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stackedbar.h"

#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace labdesk {

namespace {

/// In alternating strengths, so that neighbors differ clearly.
QColor shade(const Tokens &tokens, size_t part)
{
    static constexpr std::array opacities = {0.3F, 1.0F, 0.5F, 0.8F};
    QColor color = tokens.fill;
    color.setAlphaF(opacities.at(part % opacities.size()));
    return color;
}

} // namespace

StackedBar::StackedBar(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StackedBar::setParts(std::vector<Part> parts)
{
    m_parts = std::move(parts);
    QStringList words;
    for (const Part &part : m_parts)
        words += tr("%1: %2").arg(part.name, part.value);
    setAccessibleName(QLocale().createSeparatedList(words));
    update();
}

QSize StackedBar::sizeHint() const
{
    const Metrics m = metricsFor(this);
    const int name = QFontMetrics(fontOf(TextStyle::Small, this)).height();
    const int value = QFontMetrics(fontOf(TextStyle::Body, this)).height();
    return {m.px(320), m.two + m.oneAndHalf + name + value};
}

void StackedBar::paintEvent(QPaintEvent *)
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    double whole = 0;
    for (const Part &part : m_parts)
        whole += part.amount;
    fillRounded(painter, QRect(0, 0, width(), m.two), m.half, t.trough);
    const int column = m_parts.empty() ? 0 : width() / int(m_parts.size());
    const QFontMetrics small(fontOf(TextStyle::Small, this));
    double at = 0;
    for (size_t i = 0; i < m_parts.size(); ++i) {
        const Part &part = m_parts[i];
        const double partWidth = whole > 0 ? width() * part.amount / whole : 0;
        if (partWidth > 0) { // even a tiny part is at least a pixel wide
            const QRectF there = mirrored(painter, QRectF(rect()), QRectF(at, 0, std::max(1.0, partWidth - 1), m.two));
            painter.fillRect(there, t.base); // the legend's background, because shades are translucent
            painter.fillRect(there, shade(t, i));
        }
        at += partWidth;
        const QRect label(int(i) * column, m.two + m.oneAndHalf, column - m.one, height());
        painter.fillRect(
            mirrored(painter, QRectF(rect()),
                     QRectF(label.left(), label.top() + (small.height() - m.px(10)) / 2.0, m.px(10), m.px(10))),
            shade(t, i));
        const auto write = [&](const QString &text, TextStyle style, const QColor &ink, int top, int height) {
            painter.setFont(fontOf(style, this));
            painter.setPen(ink);
            const QRect line(label.left() + m.two, top, label.width() - m.two, height);
            drawTextLine(painter, mirrored(painter, rect(), line),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
        };
        write(part.name, TextStyle::Small, t.ink2, label.top(), small.height());
        write(part.value, TextStyle::Body, t.ink, label.top() + small.height(),
              QFontMetrics(fontOf(TextStyle::Body, this)).height());
    }
}

} // namespace labdesk
