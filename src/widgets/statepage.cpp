// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statepage.h"

#include "widgets/iconlabel.h"
#include "widgets/layouts.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

namespace labdesk {

namespace {

/// Prefers a width of that many characters; clipped if the page is narrower, rather than widening it.
class Line : public QLabel
{
public:
    Line(int length, QWidget *page) : QLabel(page), m_length(length)
    {
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
    }

    QSize sizeHint() const override
    {
        const int wide = parentWidget()->fontMetrics().averageCharWidth() * m_length;
        return {wide, heightForWidth(wide)};
    }
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }
    int heightForWidth(int width) const override // limited, because buttons can make the block wider than a line
    {
        return QLabel::heightForWidth(std::min(width, parentWidget()->fontMetrics().averageCharWidth() * m_length));
    }

private:
    int m_length;
};

} // namespace

StatePage::StatePage(IconName icon, IconInk ink, int lineLength, QWidget *parent)
    : QWidget(parent), m_lineLength(lineLength), m_icon(new IconLabel(icon, ink, metricsFor(this).px(40), this)),
      m_block(makeColumnLayout(metricsFor(this).half))
{
    const Metrics m = metricsFor(this);
    auto *across = new QHBoxLayout;
    across->addStretch(1);
    across->addLayout(m_block);
    across->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->addStretch(2);
    layout->addLayout(across);
    layout->addStretch(3);
}

QLabel *StatePage::makeLine(TextStyle style, const QString &objectName)
{
    auto *line = new Line(m_lineLength, this);
    setTextStyle(line, style);
    line->setObjectName(objectName);
    return line;
}

void StatePage::arrange(std::initializer_list<QLabel *> lines, std::initializer_list<QPushButton *> buttons,
                        QLabel *more)
{
    const Metrics m = metricsFor(this);
    m_block->addWidget(m_icon);
    m_block->addSpacing(m.one);
    for (QLabel *line : lines)
        m_block->addWidget(line);
    m_block->addSpacing(m.oneAndHalf);
    auto *row = makeRowLayout(m.one);
    for (QPushButton *button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    m_buttonsIndex = m_block->count();
    m_block->addLayout(row);
    if (!more)
        return;
    m_block->addSpacing(m.half);
    m_block->addWidget(more);
}

void StatePage::insertAboveButtons(QWidget *more)
{
    m_block->insertWidget(m_buttonsIndex, more);
    m_block->insertSpacing(m_buttonsIndex + 1, metricsFor(this).one);
    m_buttonsIndex += 2;
}

QSize StatePage::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    const int high = layout()->hasHeightForWidth() ? layout()->totalMinimumHeightForWidth(width()) : least.height();
    return {std::max(metricsFor(this).px(200), least.width()), high - spareHeight()};
}

void StatePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry(); // its lines wrap differently
}

} // namespace labdesk
