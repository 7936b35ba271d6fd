// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fitscrollarea.h"

#include "widgets/eventfilter.h"
#include "widgets/separator.h"

#include <QApplication>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace labdesk {

namespace {

/// How far to scroll to show a range completely. A range longer than the view needs to be visible only in part.
int scrollDistance(int start, int length, int visibleStart, int visibleLength)
{
    const int end = start + length;
    const int visibleEnd = visibleStart + visibleLength;
    if (length > visibleLength)
        return end <= visibleStart || start >= visibleEnd ? start - visibleStart : 0;
    return start < visibleStart ? start - visibleStart : std::max(0, end - visibleEnd);
}

} // namespace

QScrollArea *makeVerticalScroll(QWidget *content, const QString &objectName)
{
    auto *area = new QScrollArea;
    area->setObjectName(objectName);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus); // only its content can have the focus
    area->setWidget(content);
    return area;
}

void markClippedEdges(QAbstractScrollArea *area)
{
    QFrame *above = makeSeparator(area);
    QFrame *below = makeSeparator(area);
    for (QFrame *line : {above, below})
        line->setProperty("overlay", true); // overlaps other widgets on purpose
    const QScrollBar *bar = area->verticalScrollBar();
    const auto place = [area, above, below, bar] {
        const QRect seen = area->viewport()->geometry(); // excludes the header of a table
        above->setGeometry(0, seen.top(), area->width(), 1);
        below->setGeometry(0, seen.bottom(), area->width(), 1);
        const bool scrolls = area->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
        above->setVisible(scrolls && bar->value() > bar->minimum());
        below->setVisible(scrolls && bar->value() < bar->maximum());
    };
    QObject::connect(bar, &QScrollBar::valueChanged, area, place);
    QObject::connect(bar, &QScrollBar::rangeChanged, area, place);
    new EventFilter(area->viewport(), [place](const QEvent &event) {
        if (event.type() == QEvent::Resize || event.type() == QEvent::Move)
            place();
        return false;
    });
    place();
}

FitScrollArea::FitScrollArea(QWidget *content, ScrollAxes axes, QWidget *parent) : QScrollArea(parent), m_axes(axes)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // only its content can have the focus
    setWidgetResizable(true);
    setWidget(content);
    if (axes == ScrollAxes::Column) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        updateWidth();
    }
    // After layout changes by the code that moved the focus.
    m_focusTimer.setSingleShot(true);
    m_focusTimer.setInterval(0);
    connect(&m_focusTimer, &QTimer::timeout, this, &FitScrollArea::followFocus);
    connect(qApp, &QApplication::focusChanged, &m_focusTimer, qOverload<>(&QTimer::start));
}

QSize FitScrollArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FitScrollArea::minimumSizeHint() const
{
    return {m_axes == ScrollAxes::Column ? width() : 0, 0};
}

void FitScrollArea::followFocus()
{
    QWidget *now = QApplication::focusWidget();
    if (!now || now == widget() || !widget()->isAncestorOf(now))
        return;
    // ensureWidgetVisible() would only show the text cursor.
    const QRect part(now->mapTo(widget(), QPoint()), now->size());
    const QPoint seen = -widget()->pos();
    verticalScrollBar()->setValue(verticalScrollBar()->value()
                                  + scrollDistance(part.top(), part.height(), seen.y(), viewport()->height()));
    const int aside = scrollDistance(part.left(), part.width(), seen.x(), viewport()->width());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + (isRightToLeft() ? -aside : aside));
}

bool FitScrollArea::isFocusVisible() const
{
    const QWidget *now = QApplication::focusWidget();
    if (!now || now == widget() || !widget()->isAncestorOf(now))
        return false;
    return viewport()->rect().intersects(QRect(now->mapTo(widget(), QPoint()) + widget()->pos(), now->size()));
}

void FitScrollArea::updateWidth()
{
    const int asked = widget()->minimumWidth();
    const int content = asked > 0 ? asked : widget()->minimumSizeHint().width();
    const bool scrolls = widget()->minimumSizeHint().height() > height();
    setFixedWidth(content + (scrolls ? verticalScrollBar()->sizeHint().width() : 0));
}

bool FitScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    // Content inserted above the focused widget must not push it out of view. Its visibility has to be checked before
    // the layout changes.
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        m_wasFocusVisible = isFocusVisible();
    if (watched == widget() && event->type() == QEvent::Resize
        && (std::exchange(m_wasFocusVisible, false) || isFocusVisible()))
        m_focusTimer.start();
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (m_axes == ScrollAxes::Column && watched == widget()
        && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        updateWidth();
    return handled;
}

void FitScrollArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (m_axes == ScrollAxes::Column)
        updateWidth();
}

void reserveScrollBar(QAbstractScrollArea *area)
{
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    QScrollBar *bar = area->verticalScrollBar();
    bar->setEnabled(false);
    QObject::connect(bar, &QScrollBar::rangeChanged, bar,
                     [bar](int minimum, int maximum) { bar->setEnabled(maximum > minimum); });
}

PageStack::PageStack(QWidget *parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::minimumSizeHint() const
{
    const QWidget *page = currentWidget();
    if (!page)
        return {};
    const QSize minimum = page->minimumSizeHint().expandedTo(page->minimumSize());
    const bool measured = testAttribute(Qt::WA_Resized) && page->hasHeightForWidth();
    return {minimum.width(),
            measured ? std::max(minimum.height(), page->heightForWidth(std::max(width(), minimum.width())))
                     : minimum.height()};
}

void PageStack::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    if (event->oldSize().width() != width() && currentWidget() && currentWidget()->hasHeightForWidth())
        updateGeometry(); // its lines wrap differently
}

} // namespace labdesk
