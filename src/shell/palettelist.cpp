// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/palettelist.h"

#include "views/common/shortcuts.h"
#include "widgets/accessibility.h"
#include "widgets/listnavigation.h"
#include "widgets/markedline.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextCharFormat>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The text at the end of a row: why it is unavailable, its shortcut, or other details.
QString formatTrailing(const Command &command)
{
    if (!command.disabledReason.isEmpty())
        return command.disabledReason;
    const QKeySequence keys = keysOf(command.id);
    return keys.isEmpty() ? command.detail : formatKeys(keys);
}

class PaletteDelegate : public QStyledItemDelegate
{
public:
    explicit PaletteDelegate(PaletteList *list) : QStyledItemDelegate(list), m_list(list) { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const Metrics m = metricsFor(m_list);
        return {m.px(200), rowOf(index).isHeading() ? m.row : m.formRow};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const PaletteRow &row = rowOf(index);
        painter->save();
        if (row.isHeading())
            paintHeading(*painter, option.rect, row.heading);
        else
            paintCommand(*painter, option, row);
        painter->restore();
    }

private:
    const PaletteRow &rowOf(const QModelIndex &index) const
    {
        return static_cast<const PaletteModel *>(index.model())->rowAt(index.row());
    }

    QRect mirrored(const QRect &part, const QRect &whole) const
    {
        return QStyle::visualRect(m_list->layoutDirection(), whole, part);
    }

    int flags(Qt::Alignment alignment) const
    {
        return int(QStyle::visualAlignment(m_list->layoutDirection(), alignment) | Qt::AlignVCenter)
            | Qt::TextSingleLine;
    }

    void paintHeading(QPainter &painter, const QRect &rect, const QString &text) const
    {
        const Metrics m = metricsFor(m_list);
        painter.setFont(fontOf(TextStyle::GroupTitle, m_list));
        painter.setPen(tokensFor(m_list).ink2);
        const QRect area = rect.adjusted(m.px(20), m.half, -m.px(20), 0);
        painter.drawText(area, flags(Qt::AlignLeft),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
    }

    void paintCommand(QPainter &painter, const QStyleOptionViewItem &option, const PaletteRow &row) const
    {
        const Tokens &t = tokensFor(m_list);
        const Metrics m = metricsFor(m_list);
        const Command &command = row.command;
        const bool isAvailable = command.disabledReason.isEmpty();
        const QRect &all = option.rect;
        const QRect box = all.adjusted(m.one, 0, -m.one, 0);
        // The field above keeps the focus, and its keys move the selection.
        paintItemBackground(painter, box,
                            {option.state.testFlag(QStyle::State_Selected), true,
                             option.state.testFlag(QStyle::State_MouseOver) && isAvailable},
                            t);
        const QRect iconBox = mirrored(
            QRect(all.left() + m.px(20), all.top() + (all.height() - m.iconLarge) / 2, m.iconLarge, m.iconLarge), all);
        paintIcon(&painter, isAvailable ? command.icon : IconName::Lock, iconBox, t.ink2);

        const QFont body = fontOf(TextStyle::Body, m_list);
        const QFont small = fontOf(TextStyle::Small, m_list);
        const int left = all.left() + m.px(20) + m.iconLarge + m.oneAndHalf;
        const int right = all.right() - m.px(20);
        const QString end = formatTrailing(command);
        const int room = right - left;
        const int wanted = QFontMetrics(small).horizontalAdvance(end);
        // The title takes precedence; the remaining width, but at least a third, is for the end.
        const int title
            = std::min(titleWidth(row, body), room - std::min(wanted, room / 3) - (end.isEmpty() ? 0 : m.two));
        painter.setFont(small);
        painter.setPen(t.ink2);
        const int trailingWidth = room - title - m.two;
        if (trailingWidth > 0)
            drawTextLine(painter, mirrored(QRect(right - trailingWidth, all.top(), trailingWidth, all.height()), all),
                         QFontMetrics(small).elidedText(end, Qt::ElideRight, trailingWidth),
                         Qt::AlignRight | Qt::AlignVCenter);
        paintTitle(painter, mirrored(QRect(left, all.top(), title, all.height()), all), row,
                   isAvailable ? t.ink : t.ink2);
    }

    int titleWidth(const PaletteRow &row, const QFont &body) const
    {
        QFont bold = body;
        bold.setWeight(QFont::Bold);
        return QFontMetrics(row.marks.empty() ? body : bold).horizontalAdvance(row.command.title) + 2;
    }

    /// Matches are bold and in the accent color; a text that doesn't fit is elided.
    void paintTitle(QPainter &painter, const QRect &area, const PaletteRow &row, const QColor &ink) const
    {
        QTextCharFormat hit;
        hit.setFontWeight(QFont::Bold);
        hit.setForeground(tokensFor(m_list).accent);
        paintMarkedLine(painter, area, row.command.title,
                        row.command.disabledReason.isEmpty() ? row.marks : std::vector<TextRange>(), hit,
                        fontOf(TextStyle::Body, m_list), ink);
    }

    PaletteList *m_list;
};

} // namespace

QString spokenRow(const PaletteRow &row)
{
    if (row.isHeading())
        return row.heading;
    const Command &command = row.command;
    if (!command.disabledReason.isEmpty())
        return PaletteList::tr("%1, unavailable: %2").arg(command.title, command.disabledReason);
    const QString end = formatTrailing(command);
    return end.isEmpty() ? command.title : PaletteList::tr("%1, %2").arg(command.title, end);
}

void PaletteModel::setRows(std::vector<PaletteRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    const PaletteRow &row = m_rows[size_t(index.row())];
    if (role == Qt::DisplayRole)
        return row.isHeading() ? row.heading : row.command.title;
    return role == Qt::AccessibleTextRole             ? spokenRow(row)
        : role == Qt::ToolTipRole && !row.isHeading() ? row.command.disabledReason
                                                      : QVariant();
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    const PaletteRow &row = m_rows[size_t(index.row())];
    // Unavailable commands can be selected, so that the reason is announced.
    return row.isHeading() ? Qt::ItemNeverHasChildren
                           : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

PaletteList::PaletteList(QWidget *parent) : QListView(parent)
{
    setObjectName(u"paletteList"_s);
    setProperty("surface", u"bare"_s);
    setModel(&m_model);
    setItemDelegate(new PaletteDelegate(this));
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setAccessibleName(tr("Results"));
    setAccessibleDescription(tr("Best match first"));
    setUpListAccessibility(this, [this](const QModelIndex &) { Q_EMIT rowChosen(); });
}

void PaletteList::setRows(std::vector<PaletteRow> rows, Current current)
{
    const bool isKept = current == Current::Kept && currentIndex().row() > firstRow();
    const QString id = isKept ? this->current()->command.id : QString();
    const int scrolled = verticalScrollBar()->value();
    m_model.setRows(std::move(rows));
    if (isKept) {
        for (int row = 0; row < m_model.rowCount() && !currentIndex().isValid(); ++row)
            if (isSelectable(row) && m_model.rowAt(row).command.id == id)
                choose(row, 1);
    } else {
        selectEnd(false);
    }
    executeDelayedItemsLayout(); // it sets the range of the scroll bar
    // A row that is about to be clicked stays in place. The top shows the first heading.
    verticalScrollBar()->setValue(current == Current::Kept ? scrolled : 0);
    if (isKept)
        scrollTo(currentIndex());
    Q_EMIT currentRowChanged();
}

const PaletteRow *PaletteList::current() const
{
    return currentIndex().isValid() ? &m_model.rowAt(currentIndex().row()) : nullptr;
}

bool PaletteList::isSelectable(int row) const
{
    return row >= 0 && row < m_model.rowCount() && !m_model.rowAt(row).isHeading();
}

void PaletteList::choose(int row, int by)
{
    while (row >= 0 && row < m_model.rowCount() && !isSelectable(row))
        row += by;
    if (!isSelectable(row))
        return;
    selectOnly(this, m_model.index(row));
    if (row == 1)
        scrollToTop();
}

void PaletteList::step(int by)
{
    choose(currentIndex().row() + by, by);
}

void PaletteList::page(int by)
{
    const int rows = std::max(1, viewport()->height() / metricsFor(this).formRow - 1);
    for (int i = 0; i < rows; ++i)
        step(by);
}

void PaletteList::selectEnd(bool last)
{
    choose(last ? m_model.rowCount() - 1 : 0, last ? -1 : 1);
}

int PaletteList::contentHeight() const
{
    int height = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        height += sizeHintForRow(row);
    return height;
}

void PaletteList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT currentRowChanged();
}

void PaletteList::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex under = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && under.isValid() && under == currentIndex())
        Q_EMIT rowChosen();
}

} // namespace labdesk
