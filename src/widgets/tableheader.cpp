// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tableheader.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

TableHeader::TableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent), m_hidden(makeLabel({}, TextStyle::GroupTitle, this))
{
    const Metrics m = metricsFor(this);
    setHighlightSections(false);
    setSectionsClickable(true);
    setSectionsMovable(true);
    setStretchLastSection(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setMinimumSectionSize(m.px(48));
    setFixedHeight(m.header);
    setMouseTracking(true);
    m_hidden->setObjectName(u"hiddenColumnsLabel"_s);
    m_hidden->hide();
    hideFromAccessibility(m_hidden); // the table's description says the same
}

void TableHeader::setHidden(const QStringList &titles)
{
    m_hidden->setVisible(!titles.isEmpty());
    m_hidden->setText(tr("+%1", "so many columns are hidden").arg(localNumber(titles.size())));
    m_hidden->setToolTip(titles.isEmpty() ? QString()
                                          : tr("No room for %Ln column(s): %1. Widen the window to see more.", nullptr,
                                               int(titles.size()))
                                                .arg(localList(titles)));
    moveHiddenSections();
    viewport()->update();
}

void TableHeader::moveHiddenSections()
{
    const Metrics m = metricsFor(this);
    const QSize size(m_hidden->sizeHint().width(), height() - 2);
    m_hidden->setGeometry(QStyle::alignedRect(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter, size,
                                              rect().adjusted(m.half, 0, -m.half, 0)));
}

void TableHeader::resizeEvent(QResizeEvent *event)
{
    QHeaderView::resizeEvent(event);
    moveHiddenSections();
}

void TableHeader::setRightAligned(int column, bool right)
{
    if (right)
        m_rightAligned.insert(column);
    else
        m_rightAligned.remove(column);
    viewport()->update();
}

int TableHeader::marginBefore(int section, const Metrics &m) const
{
    return visualIndex(section) == 0 ? m.two : m.px(10);
}

int TableHeader::lastVisibleSection() const
{
    int last = count() - 1;
    while (last > 0 && isSectionHidden(logicalIndex(last)))
        --last;
    return logicalIndex(last);
}

int TableHeader::marginAfter(int section, const Metrics &m) const
{
    return section == lastVisibleSection() ? m.two : m_rightAligned.contains(section) ? m.oneAndHalf : m.half;
}

int TableHeader::widthOfTitle(int section) const
{
    const Metrics m = metricsFor(this);
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    const int words = QFontMetrics(fontOf(TextStyle::GroupTitle, this)).horizontalAdvance(title);
    return marginBefore(section, m) + words + m.half + (isSortIndicatorShown() ? m.iconSmall + m.half : 0)
        + marginAfter(section, m);
}

QSize TableHeader::sectionSizeFromContents(int section) const
{
    const Metrics m = metricsFor(this);
    if (!model()) // the model was deleted before the table
        return {minimumSectionSize(), m.header};
    return {widthOfTitle(section), m.header};
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    painter->fillRect(rect, section == m_hovered ? t.hover : t.raised);
    painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), t.hair);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.hair);
    const bool first = visualIndex(section) == 0;
    if (!first)
        painter->fillRect(mirrored(*painter, rect, {rect.left(), rect.top() + m.px(7), 1, rect.height() - 2 * m.px(7)}),
                          t.hair);

    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const int arrow = sorted ? m.iconSmall + m.half : 0;
    const int after = section == lastVisibleSection() && !m_hidden->isHidden() ? m.half + m_hidden->width() + m.half
                                                                               : marginAfter(section, m);
    const QRect room = rect.adjusted(marginBefore(section, m), 0, -after, 0);
    painter->setFont(fontOf(TextStyle::GroupTitle, this));
    painter->setPen(section == m_hovered ? t.ink : t.ink2);
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    const int words = std::min(m_shaped.width(title, painter->font()), room.width() - arrow);
    const int x = m_rightAligned.contains(section) ? room.right() + 1 - words - arrow : room.left();
    m_shaped.draw(*painter, mirrored(*painter, rect, {x, rect.top(), words, rect.height()}), title, Qt::ElideRight,
                  Qt::AlignLeft | Qt::AlignVCenter);
    if (sorted)
        paintIcon(painter, sortIndicatorOrder() == Qt::AscendingOrder ? IconName::ChevronUp : IconName::ChevronDown,
                  mirrored(*painter, QRectF(rect),
                           QRectF(x + words + m.half, rect.top() + (rect.height() - m.iconSmall) / 2.0, m.iconSmall,
                                  m.iconSmall)),
                  t.ink2);
}

void TableHeader::paintEvent(QPaintEvent *event)
{
    // The area after the last column
    const Tokens &t = tokensFor(this);
    {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), t.raised);
        painter.fillRect(QRect(0, 0, width(), 1), t.hair);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.hair);
    }
    QHeaderView::paintEvent(event);
}

void TableHeader::mouseMoveEvent(QMouseEvent *event)
{
    QHeaderView::mouseMoveEvent(event);
    const int hovered = event->buttons() == Qt::NoButton ? logicalIndexAt(event->position().toPoint()) : -1;
    if (hovered != m_hovered) {
        m_hovered = hovered;
        viewport()->update();
    }
}

void TableHeader::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    viewport()->update();
    QHeaderView::leaveEvent(event);
}

void fitColumnTitles(QTableView *table)
{
    const auto &header = static_cast<const TableHeader &>(*table->horizontalHeader());
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        if (const int needed = header.widthOfTitle(column);
            table->columnWidth(column) < needed && !table->isColumnHidden(column)) // would be shown otherwise
            table->setColumnWidth(column, needed);
    }
}

} // namespace labdesk
