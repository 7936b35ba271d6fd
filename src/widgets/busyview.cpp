// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/busyview.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

BusyView::BusyView(const QString &text, QWidget *parent) : BusyView(text, Delays(), parent) { }

BusyView::BusyView(const QString &text, Delays delays, QWidget *parent)
    : QWidget(parent), m_delays(delays), m_text(makeLabel(text, TextStyle::Label, this)),
      m_cancel(makeButton(tr("Cancel"), ButtonKind::Plain, u"cancelLoadingButton"_s, this))
{
    repaintWithChildren(this);
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(text);
    hideFromAccessibility(m_text);
    setObjectName(u"busyView"_s);
    m_text->setObjectName(u"busyLabel"_s);
    setSmall(m_cancel);
    auto *line = new QHBoxLayout;
    line->addWidget(m_text);
    line->addStretch(1);
    line->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.two, m.half, m.two, 0);
    layout->addLayout(line);
    layout->addStretch(1);
    for (QWidget *delayed : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_cancel)})
        keepSizeWhenHidden(delayed); // reserve their space from the start, so that the rows don't move
    for (QTimer *timer : {&m_skeletonTimer, &m_textTimer, &m_cancelTimer})
        timer->setSingleShot(true);
    connect(&m_skeletonTimer, &QTimer::timeout, this, [this] {
        m_skeletonShown = true;
        update();
    });
    connect(&m_textTimer, &QTimer::timeout, m_text, &QWidget::show);
    connect(&m_cancelTimer, &QTimer::timeout, m_cancel, &QWidget::show);
    connect(m_cancel, &QPushButton::clicked, this, &BusyView::cancelRequested);
    stop();
}

void BusyView::start()
{
    stop();
    m_skeletonTimer.start(m_delays.skeleton);
    m_textTimer.start(m_delays.text);
    m_cancelTimer.start(m_delays.cancel);
}

void BusyView::stop()
{
    for (QTimer *timer : {&m_skeletonTimer, &m_textTimer, &m_cancelTimer})
        timer->stop();
    m_skeletonShown = false;
    m_text->hide();
    m_cancel->hide();
    update();
}

void BusyView::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

void BusyView::setDetailMargin(int margin)
{
    m_isDetail = true;
    const QMargins margins = layout()->contentsMargins();
    layout()->setContentsMargins(margin, margins.top(), margin, margins.bottom());
    update();
}

namespace {

/// Word-like widths, always the same to avoid flicker.
constexpr std::array placeholderWidths = {0.24, 0.19, 0.28, 0.22, 0.17, 0.26, 0.21};

} // namespace

void BusyView::paintEvent(QPaintEvent *)
{
    if (!m_skeletonShown)
        return;
    QPainter painter(this);
    const int y = m_text->geometry().bottom() + metricsFor(this).oneAndHalf;
    m_isDetail ? paintCards(painter, y) : paintRows(painter, y);
}

void BusyView::paintRows(QPainter &painter, int y) const
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    const QMargins margins = layout()->contentsMargins();
    const QRect inside = rect().adjusted(margins.left(), 0, -margins.right(), 0);
    for (size_t row = 0; y + m.row < height(); ++row, y += m.row) {
        double x = inside.left();
        for (size_t column = 0; column < 3; ++column) {
            const double wide
                = placeholderWidths.at((row + column * 3) % placeholderWidths.size()) * inside.width() * 0.8;
            const QRectF bar(x, y + (m.row - m.px(10)) / 2.0, wide, m.px(10));
            fillRounded(painter, mirrored(painter, QRectF(rect()), bar), m.half, t.trough);
            x += inside.width() * 0.33;
        }
        painter.fillRect(QRect(0, y + m.row - 1, width(), 1), t.hair); // full width
    }
}

/// Paints cards, each with a title and a few lines.
void BusyView::paintCards(QPainter &painter, int y) const
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    const QMargins margins = layout()->contentsMargins();
    const QRect inside = rect().adjusted(margins.left(), 0, -margins.right(), 0);
    const auto bar = [&](double x, int top, double wide) {
        fillRounded(painter, mirrored(painter, QRectF(rect()), QRectF(x, top, wide, m.px(10))), m.half, t.trough);
    };
    static constexpr std::array cardLines = {2, 3, 2, 1};
    size_t word = 0;
    for (const int lines : cardLines) {
        const QRect card(inside.left(), y + m.row, inside.width(), lines * m.row + m.one);
        if (card.bottom() >= height())
            return;
        bar(inside.left(), y + (m.row - m.px(10)) / 2,
            placeholderWidths.at(word % placeholderWidths.size()) * inside.width());
        strokeRounded(painter, card, m.radiusGroup, t.hair);
        for (int line = 0; line < lines; ++line, ++word) {
            const int top = card.top() + m.half + line * m.row + (m.row - m.px(10)) / 2;
            bar(card.left() + m.two, top, placeholderWidths.at(word % placeholderWidths.size()) * card.width() * 0.7);
            bar(card.left() + card.width() * 0.4, top,
                placeholderWidths.at((word + 3) % placeholderWidths.size()) * card.width());
        }
        y = card.bottom() + m.one;
    }
}

void BusyView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    start();
}

void BusyView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    stop();
}

} // namespace labdesk
