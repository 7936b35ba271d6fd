// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sheet.h"

#include "widgets/button.h"
#include "widgets/fitscrollarea.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

Sheet::Sheet(const QString &title, int width, QWidget *window)
    : Overlay(window), m_bodyWidth(width), m_close(makeButton(tr("Close"), ButtonKind::Plain, u"sheetCloseButton"_s)),
      m_body(new QWidget), m_layout(new QVBoxLayout(m_body)), m_scrollArea(makeVerticalScroll(m_body, u"sheetArea"_s)),
      m_head(new QWidget)
{
    const Metrics m = metricsFor(this);
    setAccessibleName(title);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(sidedMargins(m.three, m.two, m.two, m.oneAndHalf));
    QLabel *label = makeLabel(title, TextStyle::Title);
    label->setObjectName(u"sheetTitleLabel"_s);
    head->addWidget(label, 1);
    head->addWidget(m_close);
    m_body->setProperty("scrolled", u"true"_s);
    m_layout->setContentsMargins(m.three, 0, m.three, m.three);
    m_layout->setSpacing(m.oneAndHalf);
    auto *layout = new QVBoxLayout(panel());
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_scrollArea, 1);
    m_close->installEventFilter(this);
    connect(m_close, &QPushButton::clicked, this, &Overlay::dismiss);
}

QRect Sheet::panelRect() const
{
    const Metrics m = metricsFor(this);
    const int panelWidth = std::min(m_bodyWidth, width() - 2 * m.two);
    const int top = std::min(m.px(72), height() / 8);
    const int inside = panelWidth - 2;
    const int body
        = m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(inside) : m_layout->totalSizeHint().height();
    const int panelHeight = std::min(m_head->sizeHint().height() + body + 2, height() - 2 * top);
    return {(width() - panelWidth) / 2, top, panelWidth, panelHeight};
}

QWidget *Sheet::firstFocusWidget() const
{
    return m_close;
}

bool Sheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_close && event->type() == QEvent::KeyPress && scrollBy(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return Overlay::eventFilter(watched, event);
}

bool Sheet::scrollBy(int key)
{
    QScrollBar *bar = m_scrollArea->verticalScrollBar();
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        bar->setValue(bar->value() + (key == Qt::Key_Down ? 1 : -1) * metricsFor(this).row);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        bar->setValue(bar->value() + (key == Qt::Key_PageDown ? 1 : -1) * bar->pageStep());
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        bar->setValue(key == Qt::Key_Home ? bar->minimum() : bar->maximum());
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        return true; // it would move the focus away and close the sheet
    default:
        return false;
    }
}

} // namespace labdesk
