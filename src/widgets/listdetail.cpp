// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/listdetail.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Ignores the minimum width set for the widget itself.
int minContentWidth(const QWidget *widget)
{
    int least = widget->minimumSizeHint().width();
    QList<const QScrollArea *> areas = {qobject_cast<const QScrollArea *>(widget)};
    for (const QScrollArea *area : widget->findChildren<QScrollArea *>())
        areas += area;
    for (const QScrollArea *area : areas)
        if (area && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
            least = std::max(least,
                             area->widget()->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return least;
}

/// Setting a minimum width, even the same, triggers a new layout, so avoid it.
void updateMinimumWidth(QWidget *widget, int least)
{
    if (widget->minimumWidth() != least)
        widget->setMinimumWidth(least);
}

} // namespace

int minimumWidthOf(const QWidget *widget)
{
    return std::max(widget->minimumWidth(), minContentWidth(widget));
}

ListDetail::ListDetail(QSplitter *splitter, QAbstractItemView *rows)
    : QObject(splitter), m_splitter(splitter), m_rows(rows), m_list(splitter->widget(0)), m_detail(new QWidget),
      m_backRow(new QWidget), m_escapeShortcut(new QShortcut(QKeySequence(Qt::Key_Escape), m_detail, nullptr, nullptr,
                                                             Qt::WidgetWithChildrenShortcut)),
      m_minListWidth(splitter->widget(0)->minimumWidth())
{
    const Metrics m = metricsFor(splitter);
    QWidget *content = splitter->widget(1);
    const IconName backIcon = splitter->isRightToLeft() ? IconName::ChevronRight : IconName::ChevronLeft;
    QPushButton *back = makeButton(tr("Back to the list"), backIcon, ButtonKind::Flat, u"backButton"_s);
    setAccessibleRole(m_detail, QAccessible::Grouping);
    m_detail->setObjectName(u"detailPage"_s);
    m_detail->setAccessibleName(tr("Details"));
    auto *row = new QHBoxLayout(m_backRow);
    row->setContentsMargins(m.oneAndHalf, m.one, m.two, 0);
    row->addWidget(back);
    row->addStretch(1);
    auto *layout = makeColumnLayout(m_detail, 0);
    layout->addWidget(m_backRow);
    splitter->insertWidget(1, m_detail);
    layout->addWidget(content, 1);
    content->show();
    splitter->installEventFilter(this);
    content->installEventFilter(this);
    connect(back, &QPushButton::clicked, this, [this] { showDetail(false); });
    // It takes precedence over a field with the focus, which Escape clears first.
    connect(m_escapeShortcut, &QShortcut::activated, this, [this] {
        auto *field = qobject_cast<SearchField *>(QApplication::focusWidget());
        if (field && !field->text().isEmpty())
            field->clear();
        else
            showDetail(false);
    });
    connect(rows, &QAbstractItemView::clicked, this,
            [this] { // with a modifier, a click extends the selection or deselects
                if (QGuiApplication::keyboardModifiers() == Qt::NoModifier)
                    showSelected();
            });
    connect(rows, &QAbstractItemView::activated, this, &ListDetail::showSelected);
    arrange();
}

void ListDetail::showSelected()
{
    if (m_rows->selectionModel()->hasSelection())
        showDetail(true);
}

void ListDetail::showDetail(bool detail)
{
    const QWidget *left = detail ? m_list : m_detail;
    const bool movesFocus = m_stacked && left->isAncestorOf(m_splitter->window()->focusWidget());
    m_isDetailShown = detail;
    arrange();
    if (movesFocus) // the focused widget is now hidden
        (detail ? m_detail : static_cast<QWidget *>(m_rows))->setFocus(Qt::OtherFocusReason); // for Tab
}

void ListDetail::showRow(const QModelIndex &row)
{
    m_rows->setCurrentIndex(row);
    showDetail(true);
}

bool ListDetail::eventFilter(QObject *, QEvent *event)
{
    // The detail's content determines its minimum width.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        measure();
    return false;
}

void ListDetail::measure()
{
    const int list = std::max(m_minListWidth, minContentWidth(m_list));
    const int detail = minContentWidth(m_detail);
    const int minWidthForBoth = metricsFor(m_splitter).px(843); // a window of 900 minus the compact sidebar
    // One pixel more than both need: in a scroll area they don't get narrower than that, and would never be stacked.
    const int least = std::max(minWidthForBoth, list + m_splitter->handleWidth() + detail + 1);
    const bool stacked = m_splitter->width() < least;
    updateMinimumWidth(m_list, stacked ? 0 : list);
    updateMinimumWidth(m_detail, stacked ? 0 : detail);
    if (stacked == m_stacked)
        return;
    m_stacked = stacked;
    arrange();
    Q_EMIT stackedChanged(stacked);
}

void ListDetail::arrange()
{
    m_list->setVisible(!m_stacked || !m_isDetailShown);
    m_detail->setVisible(!m_stacked || m_isDetailShown);
    m_backRow->setVisible(m_stacked);
    m_escapeShortcut->setEnabled(m_stacked && m_isDetailShown);
}

} // namespace labdesk
