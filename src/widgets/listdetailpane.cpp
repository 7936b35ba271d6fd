// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/listdetailpane.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"
#include "widgets/statepage.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Ignores the minimum width set for the widget itself.
int minContentWidth(const QWidget *widget)
{
    int minWidth = widget->minimumSizeHint().width();
    QList<const QScrollArea *> areas = {qobject_cast<const QScrollArea *>(widget)};
    for (const QScrollArea *area : widget->findChildren<QScrollArea *>())
        areas += area;
    for (const QScrollArea *area : areas)
        if (area && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
            minWidth = std::max(
                minWidth, area->widget()->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return minWidth;
}

/// Setting a minimum width, even the same, triggers a new layout, so avoid it.
void updateMinimumWidth(QWidget *widget, int minWidth)
{
    if (widget->minimumWidth() != minWidth)
        widget->setMinimumWidth(minWidth);
}

} // namespace

int minimumWidthOf(const QWidget *widget)
{
    return std::max(widget->minimumWidth(), minContentWidth(widget));
}

ListDetailPane::ListDetailPane(const QString &objectName, QWidget *parent)
    : QSplitter(parent), m_detail(new QWidget), m_backRow(new QWidget), m_pages(new PageStack),
      m_noneSelected(new EmptyState), m_escapeShortcut(new QShortcut(QKeySequence(Qt::Key_Escape), m_detail, nullptr,
                                                                     nullptr, Qt::WidgetWithChildrenShortcut))
{
    const Metrics m = metricsFor(this);
    setObjectName(objectName);
    setChildrenCollapsible(false);
    if (parent)
        makeColumnLayout(parent)->addWidget(this);
    const IconName backIcon = isRightToLeft() ? IconName::ChevronRight : IconName::ChevronLeft;
    QPushButton *back = makeButton(tr("Back to the list"), backIcon, ButtonKind::Flat, u"backButton"_s);
    setAccessibleRole(m_detail, QAccessible::Grouping);
    m_detail->setObjectName(u"detailPage"_s);
    m_detail->setAccessibleName(tr("Details"));
    m_pages->setObjectName(u"detailStack"_s);
    m_pages->addWidget(m_noneSelected);
    auto *row = new QHBoxLayout(m_backRow);
    row->setContentsMargins(m.oneAndHalf, m.one, m.two, 0);
    row->addWidget(back);
    row->addStretch(1);
    auto *layout = makeColumnLayout(m_detail, 0);
    layout->addWidget(m_backRow);
    layout->addWidget(m_pages, 1);
    m_detail->installEventFilter(this);
    connect(back, &QPushButton::clicked, this, [this] { showDetail(false); });
    // The shortcut takes precedence over a field with the focus, so Escape clears that field first.
    connect(m_escapeShortcut, &QShortcut::activated, this, [this] {
        auto *field = qobject_cast<SearchField *>(QApplication::focusWidget());
        if (field && !field->text().isEmpty())
            field->clear();
        else
            showDetail(false);
    });
}

void ListDetailPane::setList(QAbstractItemView *rows, QWidget *list, const Width &width)
{
    m_rows = rows;
    m_list = list;
    m_listWidth = width;
    insertWidget(0, list);
    setStretchFactor(0, width.share);
    connect(rows, &QAbstractItemView::clicked, this,
            [this] { // with a modifier, a click extends the selection or deselects
                if (QGuiApplication::keyboardModifiers() == Qt::NoModifier)
                    showSelected();
            });
    connect(rows, &QAbstractItemView::activated, this, &ListDetailPane::showSelected);
}

void ListDetailPane::setDetail(const QList<QWidget *> &pages, const Width &width)
{
    const Metrics m = metricsFor(this);
    for (QWidget *page : pages)
        m_pages->addWidget(page);
    showPage(0);
    m_pages->setMinimumWidth(m.px(width.least));
    insertWidget(1, m_detail);
    setStretchFactor(1, width.share);
    arrange();
    setSizes({m.px(m_listWidth.first), m.px(width.first)});
}

void ListDetailPane::showPage(int page)
{
    m_pages->setCurrentIndex(page + 1);
}

void ListDetailPane::showSelected()
{
    if (m_rows->selectionModel()->hasSelection())
        showDetail(true);
}

void ListDetailPane::showDetail(bool detail)
{
    const QWidget *left = detail ? m_list : m_detail;
    const bool movesFocus = m_stacked && left->isAncestorOf(window()->focusWidget());
    m_isDetailShown = detail;
    arrange();
    if (movesFocus) // the focused widget is now hidden
        (detail ? m_detail : static_cast<QWidget *>(m_rows))->setFocus(Qt::OtherFocusReason); // for Tab
}

void ListDetailPane::restoreDetail(bool wasShown)
{
    showDetail(wasShown && m_rows->currentIndex().isValid());
}

void ListDetailPane::showRow(const QModelIndex &row)
{
    selectOnly(m_rows, row);
    showDetail(true);
}

bool ListDetailPane::event(QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        measure();
    return QSplitter::event(event);
}

/// The content of the detail determines its minimum width.
bool ListDetailPane::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        measure();
    return false;
}

void ListDetailPane::measure()
{
    if (count() < 2)
        return;
    const Metrics m = metricsFor(this);
    const int list = std::max(m.px(m_listWidth.least), minContentWidth(m_list));
    const int detail = minContentWidth(m_detail);
    const int minWidthForBoth = m.px(843); // a window of 900 minus the compact sidebar
    // One pixel more than both need: in a scroll area they don't get narrower than that, and would never be stacked.
    const int minWidth = std::max(minWidthForBoth, list + handleWidth() + detail + 1);
    const bool stacked = width() < minWidth;
    updateMinimumWidth(m_list, stacked ? 0 : list);
    updateMinimumWidth(m_detail, stacked ? 0 : detail);
    if (stacked == m_stacked)
        return;
    m_stacked = stacked;
    arrange();
    Q_EMIT stackedChanged(stacked);
}

void ListDetailPane::arrange()
{
    m_list->setVisible(!m_stacked || !m_isDetailShown);
    m_detail->setVisible(!m_stacked || m_isDetailShown);
    m_backRow->setVisible(m_stacked);
    m_escapeShortcut->setEnabled(m_stacked && m_isDetailShown);
}

} // namespace labdesk
