// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tabledelegate.h"

#include "domain/enumtable.h"
#include "text/chip.h"
#include "text/localtexts.h"
#include "text/shortid.h"
#include "widgets/accessibility.h"
#include "widgets/copykey.h"
#include "widgets/markedline.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTableView>
#include <QToolTip>

#include <algorithm>
#include <iterator>

namespace labdesk {

/// The state for painting one cell.
struct TableDelegate::Cell
{
    QPainter &painter;
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    const Tokens &tokens;
    Metrics metrics;
    QFont base;
    bool first = false; ///< the first column of the row
    bool selected = false;
    bool focused = false; ///< the table has the focus
    bool hovered = false;

    ChipGround chipGround() const
    {
        return selected ? ChipGround::SelectedRow : hovered ? ChipGround::HoveredRow : ChipGround::Row;
    }
    QRect placed(const QRect &part) const { return mirrored(painter, option.rect, part); }
};

namespace {

/// The total horizontal padding of a cell at the end of its row.
int textPadding(const QTableView *table)
{
    const Metrics m = metricsFor(table);
    return m.px(10) + m.two;
}

/// The tone that a chip is painted in, and whether it has an icon even without a mark.
constexpr std::pair<Chip::Tone, std::pair<Tone, bool>> chipTones[] = {
    {Chip::Tone::Neutral, {Tone::Neutral, false}}, {Chip::Tone::Ok, {Tone::Ok, true}},
    {Chip::Tone::Warn, {Tone::Warn, true}},        {Chip::Tone::Bad, {Tone::Bad, true}},
    {Chip::Tone::Accent, {Tone::Info, false}},
};
static_assert(isTableOf(chipTones, Chip::Tone::Accent));

constexpr std::pair<Chip::Mark, std::optional<IconName>> chipMarks[] = {
    {Chip::Mark::FromTone, {}},
    {Chip::Mark::InProgress, IconName::UnderWay},
    {Chip::Mark::Waiting, IconName::Clock},
    {Chip::Mark::Paused, IconName::Pause},
    {Chip::Mark::Stopped, IconName::Stopped},
};
static_assert(isTableOf(chipMarks, Chip::Mark::Stopped));

} // namespace

ChipStyleOption chipStyle(const Chip &chip)
{
    const auto &[tone, hasIcon] = entryOf(chipTones, chip.tone);
    const auto &icon = entryOf(chipMarks, chip.mark);
    return {chip.text, tone, hasIcon || icon, icon};
}

std::vector<ChipStyleOption> chipStyles(const Chips &chips)
{
    std::vector<ChipStyleOption> styles;
    std::transform(chips.begin(), chips.end(), std::back_inserter(styles), &chipStyle);
    return styles;
}

TableDelegate::TableDelegate(QTableView *view) : QStyledItemDelegate(view), m_view(view), m_viewport(view->viewport())
{
    view->viewport()->installEventFilter(this);
}

void TableDelegate::setColumnStyle(int column, ColumnStyle style)
{
    m_columnStyles.insert(column, style);
    if (auto *header = qobject_cast<TableHeader *>(m_view->horizontalHeader()))
        header->setRightAligned(column, style == ColumnStyle::Quantity);
    m_view->viewport()->update();
}

/// Clears the cache with the model's rows, so that texts of removed rows or another connection don't stay in memory.
void TableDelegate::followModel(const QAbstractItemModel *model) const
{
    if (m_layoutModel == model)
        return;
    m_layoutModel = model;
    m_layouts.clear();
    connect(model, &QAbstractItemModel::modelReset, this, [this] { m_layouts.clear(); });
}

void TableDelegate::setSelection(std::function<bool(int row)> isSelected, std::function<bool()> isSingleSelection)
{
    m_isSelected = std::move(isSelected);
    m_isSingleSelection = std::move(isSingleSelection);
}

void TableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    followModel(index.model());
    Cell cell{*painter, option, index, tokensFor(m_view), metricsFor(m_view), m_view->font()};
    cell.first = m_view->horizontalHeader()->visualIndex(index.column()) == 0;
    cell.selected = m_isSelected ? m_isSelected(index.row()) : bool(option.state & QStyle::State_Selected);
    cell.focused = m_view->hasFocus() && m_view->isActiveWindow();
    cell.hovered = index.row() == m_hoveredRow;
    painter->save();
    paintBackground(cell);
    paintContent(cell);
    painter->restore();
}

void TableDelegate::paintBackground(const Cell &cell) const
{
    const QRect &rect = cell.option.rect;
    paintRowBackground(cell.painter, rect, {cell.selected, cell.focused, cell.hovered, cell.first}, cell.tokens);
    if (m_groupRole >= 0 && cell.index.data(m_groupRole).toBool())
        cell.painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 2), cell.tokens.ink3);
    // The bar and tint of a selected row show the focus; otherwise draw a focus frame.
    if (cell.focused && !cell.selected && cell.index.row() == m_view->currentIndex().row()) {
        const bool last
            = m_view->horizontalHeader()->visualIndex(cell.index.column()) == cell.index.model()->columnCount() - 1;
        paintRowFocus(cell.painter, rect, cell.first, last, cell.tokens);
    }
}

void TableDelegate::paintContent(const Cell &cell) const
{
    const Metrics &m = cell.metrics;
    const auto &header = static_cast<const TableHeader &>(*m_view->horizontalHeader());
    QRect area = cell.option.rect.adjusted(header.marginBefore(cell.index.column(), m), 0,
                                           -header.marginAfter(cell.index.column(), m), -1);
    const Chips chips = cell.index.data(ChipsRole).value<Chips>();
    const bool isChipList = m_columnStyles.value(cell.index.column()) == ColumnStyle::ChipList;
    if (!chips.isEmpty()) {
        std::vector<ChipStyleOption> styles = chipStyles(chips);
        if (isChipList)
            return paintChips(&cell.painter, cell.placed(area), styles, cell.tokens, cell.base, cell.chipGround(),
                              m_layouts);
        const int needed = m_layouts.width(cell.index.data().toString(), cell.base) + m.one;
        const auto room = [&] {
            return area.width() - chipsWidth(styles, cell.base);
        }; // the text next to the chips is elided first
        for (ChipStyleOption &style : styles)
            if (style.hasIcon && room() < needed)
                style.text.clear(); // the icon says the same
        const int text = std::min(needed, std::max(m.four, room()));
        paintChips(&cell.painter, cell.placed(area.adjusted(text, 0, 0, 0)), styles, cell.tokens, cell.base,
                   cell.chipGround(), m_layouts);
        area.setWidth(text - m.half);
    }
    if (const QIcon icon = cell.index.data(Qt::DecorationRole).value<QIcon>(); !icon.isNull()) {
        icon.paint(&cell.painter, cell.placed({area.left(), area.top(), m.icon, area.height()}));
        area.setLeft(area.left() + m.icon + m.px(6));
    }
    paintLines(cell, area);
}

void TableDelegate::paintLines(const Cell &cell, const QRect &area) const
{
    const ColumnStyle style = m_columnStyles.value(cell.index.column());
    const QString text = cell.index.data().toString();
    const Tokens &t = cell.tokens;
    const bool isId = style == ColumnStyle::Id || style == ColumnStyle::ShortId;
    QFont font = fontOf(isId ? TextStyle::Code : TextStyle::Body, cell.base);
    // Bold marks the selected row, but must not cause the text to be elided.
    const bool isName = m_nameColumn < 0 ? cell.first : cell.index.column() == m_nameColumn;
    if (QFont boldFont = font; cell.selected && isName && (!m_isSingleSelection || m_isSingleSelection())) {
        boldFont.setWeight(QFont::DemiBold);
        if (m_layouts.width(text, boldFont) <= area.width() || m_layouts.width(text, font) > area.width())
            font = boldFont;
    }
    const bool enabled = cell.option.state & QStyle::State_Enabled;
    const bool usesSecondInk = isId || style == ColumnStyle::Second;
    const QColor ink = !enabled ? t.ink3 : usesSecondInk ? t.ink2 : t.ink;

    const QString second = m_secondLineRole < 0 ? QString() : cell.index.data(m_secondLineRole).toString();
    const QVariantList marks = m_marksRole < 0 ? QVariantList() : cell.index.data(m_marksRole).toList();
    QRect line = area;
    if (!second.isEmpty()) {
        const QFont small = fontOf(TextStyle::Small, cell.base);
        const int firstHeight = QFontMetrics(font).height() + 1;
        const int secondHeight = QFontMetrics(small).height();
        const int top = area.top() + (area.height() - firstHeight - secondHeight) / 2;
        line = QRect(area.left(), top, area.width(), firstHeight);
        paintMarkedLine(cell.painter, cell.placed({area.left(), top + firstHeight, area.width(), secondHeight}), second,
                        m_secondMarksRole < 0 ? QVariantList() : cell.index.data(m_secondMarksRole).toList(), small,
                        t.ink2, t);
    }
    const Qt::TextElideMode mode = isId ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shortForm = style == ColumnStyle::ShortId ? shortId(text) : QString();
    if (!marks.isEmpty()) {
        paintMarkedLine(cell.painter, cell.placed(line), text, marks, font, ink, t, mode, shortForm);
        return;
    }
    const bool isShort = !shortForm.isEmpty() // counted, because measuring takes longer than painting
        && QFontMetrics(font).horizontalAdvance(u'0') * int(text.size()) > line.width();
    if (isId || cell.first) // IDs differ in each frame, and shaping them would take longer than painting
        font.setStyleStrategy(QFont::StyleStrategy(font.styleStrategy() | QFont::PreferNoShaping));
    cell.painter.setFont(font);
    cell.painter.setPen(ink);
    m_layouts.draw(cell.painter, cell.placed(line), isShort ? shortForm : text, mode,
                   Qt::AlignVCenter | (style == ColumnStyle::Quantity ? Qt::AlignRight : Qt::AlignLeft));
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Metrics m = metricsFor(m_view);
    const int text = option.fontMetrics.horizontalAdvance(index.data().toString());
    return {text + m.two + m.px(10), m_secondLineRole < 0 ? m.row : m.rowTwoLine};
}

bool TableDelegate::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_viewport)
        return QStyledItemDelegate::eventFilter(watched, event); // from an editor
    if (event->type() == QEvent::MouseMove)
        setHoveredRow(m_view->rowAt(static_cast<QMouseEvent *>(event)->position().toPoint().y()));
    else if (event->type() == QEvent::Leave)
        setHoveredRow(-1);
    return false;
}

bool TableDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    // A model's own tooltip takes precedence; otherwise show the whole text if it is elided.
    if (event->type() != QEvent::ToolTip || !index.isValid() || index.data(Qt::ToolTipRole).isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString text = index.data().toString();
    const bool fits = sizeHint(option, index).width() <= option.rect.width();
    QToolTip::showText(event->globalPos(), fits ? QString() : text.toHtmlEscaped(), view);
    return true;
}

void TableDelegate::setHoveredRow(int row)
{
    if (row == m_hoveredRow)
        return;
    for (const int changed : {m_hoveredRow, row}) {
        if (changed >= 0)
            m_view->viewport()->update(0, m_view->rowViewportPosition(changed), m_view->viewport()->width(),
                                       m_view->rowHeight(changed));
    }
    m_hoveredRow = row;
}

namespace {

/// All rows have the same height, so this header ignores changes of their order. Otherwise it would lay out a million
/// rows again.
class RowHeader : public QHeaderView
{
public:
    explicit RowHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent) { }

    void setModel(QAbstractItemModel *rows) override
    {
        QHeaderView::setModel(rows);
        if (!rows)
            return;
        disconnect(rows, &QAbstractItemModel::layoutAboutToBeChanged, this, nullptr);
        disconnect(rows, &QAbstractItemModel::layoutChanged, this, nullptr);
    }
};

} // namespace

TableDelegate *setUpTable(QTableView *view, bool twoLines)
{
    const Metrics m = metricsFor(view);
    auto *delegate = new TableDelegate(view);
    view->setItemDelegate(delegate);
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setMouseTracking(true);
    view->setTabKeyNavigation(false);
    view->setCornerButtonEnabled(false);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *rows = new RowHeader(view);
    view->setVerticalHeader(rows);
    rows->hide();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setMinimumSectionSize(m.rowCompact);
    rows->setDefaultSectionSize(twoLines ? m.rowTwoLine : m.row);
    view->setHorizontalHeader(new TableHeader(view));
    setUpTableAccessibility(view);
    copyByKey(view);
    return delegate;
}

int widthOfText(const QTableView *table, const QString &text)
{
    return table->fontMetrics().horizontalAdvance(text) + textPadding(table);
}

int widthOfDates(const QTableView *table)
{
    constexpr int day = 28; // one of the widest days
    int maxWidth = 0;
    for (int month = 1; month <= 12; ++month)
        maxWidth = std::max(maxWidth, widthOfText(table, localDate(QDate(2028, month, day))));
    return maxWidth;
}

int widthOfTimes(const QTableView *table)
{
    const QFontMetrics metrics = table->fontMetrics();
    return std::max(metrics.horizontalAdvance(localTimeWithSeconds(QTime(10, 48, 48))),
                    metrics.horizontalAdvance(localTimeWithSeconds(QTime(22, 48, 48))))
        + textPadding(table);
}

int widthOfChips(const QTableView *table, const Chips &chips)
{
    int maxWidth = 0;
    for (const Chip &chip : chips)
        maxWidth = std::max(maxWidth, chipWidth(chipStyle(chip), table->font()));
    return maxWidth + textPadding(table);
}

int widthOfChipRow(const QTableView *table, const Chips &chips)
{
    return textPadding(table) + chipsWidth(chipStyles(chips), table->font());
}

} // namespace labdesk
