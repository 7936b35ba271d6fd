// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/jsontreeview.h"

#include "models/jsontreemodel.h"
#include "widgets/icon.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/tableheader.h"
#include "widgets/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using JsonColumn = JsonTreeModel::Column;

constexpr int maxExpandedRows = 40;

QColor jsonRowColor(const Tokens &tokens, bool isSelected, bool isActive)
{
    return !isSelected ? tokens.base : isActive ? tokens.select : tokens.selectOff;
}

/// The text of a cell; a warning note starts with a warning sign.
QString wordsOf(const QModelIndex &index)
{
    const bool isWarning = JsonColumn(index.column()) == JsonColumn::Note
        && static_cast<const JsonTreeModel *>(index.model())->isUnknown(index.siblingAtColumn(0));
    return (isWarning ? QChar(0x26a0) + u" "_s : QString()) + index.data().toString();
}

/// Paints keys and notes in the secondary color, except for notes that warn. If a row has no note, its value extends
/// into the note column; each of the two cells paints its part of it.
class JsonRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tokensFor(option.widget);
        const Metrics m = metricsFor(option.widget);
        const auto *model = static_cast<const JsonTreeModel *>(index.model());
        const QModelIndex note = index.siblingAtColumn(int(JsonColumn::Note));
        const bool isLong = index.column() != int(JsonColumn::Key) && note.data().toString().isEmpty();
        const QModelIndex shown = isLong ? index.siblingAtColumn(int(JsonColumn::Value)) : index;
        const auto column = JsonColumn(shown.column());
        const bool isSelected = option.state & QStyle::State_Selected;
        const bool isActive = option.state & QStyle::State_Active;
        painter->save();
        painter->fillRect(option.rect, jsonRowColor(t, isSelected, isActive));
        const bool isWarning = column == JsonColumn::Note && model->isUnknown(index.siblingAtColumn(0));
        painter->setPen(column == JsonColumn::Value ? t.ink : isWarning ? t.warn : t.ink2);
        painter->setFont(fontOf(column == JsonColumn::Note ? TextStyle::Small : TextStyle::Code, option.widget));
        // The text of a key starts at the left edge of the cell, which excludes the indentation.
        const auto *tree = static_cast<const QTreeView *>(option.widget);
        const QRect whole = isLong ? tree->visualRect(shown) | tree->visualRect(note) : option.rect;
        const int edge = column == JsonColumn::Key ? 0 : m.px(10);
        const QRectF room = mirrored(*painter, whole, whole.adjusted(edge, 0, -m.half, 0));
        QString words = wordsOf(shown);
        const bool isWord = isLong && !words.contains(u' '); // elided in the middle if it is an ID or an address
        words = painter->fontMetrics().elidedText(words, isWord ? Qt::ElideMiddle : Qt::ElideRight, int(room.width()));
        painter->setClipRect(option.rect, Qt::IntersectClip);
        drawTextLine(*painter, room, words);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Metrics m = metricsFor(option.widget);
        const QFontMetrics words(
            fontOf(JsonColumn(index.column()) == JsonColumn::Note ? TextStyle::Small : TextStyle::Code, option.widget));
        return {words.horizontalAdvance(wordsOf(index)) + m.px(10) + m.one, m.rowCompact};
    }
};

} // namespace

JsonTreeView::JsonTreeView(JsonTreeModel *model, QWidget *parent) : QTreeView(parent), m_json(model)
{
    setObjectName(u"rawTree"_s);
    setAccessibleName(tr("Raw response"));
    setModel(model);
    setItemDelegate(new JsonRowDelegate(this));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setIndentation(metricsFor(this).two);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setHeader(new TableHeader(this));
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    header()->setResizeContentsPrecision(0); // visible rows only, because a response may have very many
    setAccessibleDescription(u"$"_s);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        setAccessibleDescription(current.isValid() ? m_json->pathOf(current) : u"$"_s);
    });
}

void JsonTreeView::revealAt(qsizetype position)
{
    const QModelIndex index = m_json->indexAt(position);
    if (!index.isValid())
        return;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    selectOnly(this, index);
    scrollTo(index);
}

void JsonTreeView::expandFirstLevel()
{
    int rows = m_json->rowCount();
    QModelIndexList found; // breadth-first
    for (int row = 0; row < std::min(rows, maxExpandedRows); ++row)
        found += m_json->index(row, 0);
    for (qsizetype at = 0; at < found.size(); ++at) {
        const QModelIndex index = found[at];
        if (!m_json->hasChildren(index))
            continue;
        const int more = m_json->rowCount(index);
        if (rows + more > maxExpandedRows)
            break;
        rows += more;
        expand(index);
        for (int row = 0; row < more; ++row)
            found += m_json->index(row, 0, index);
    }
    shareWidth();
}

void JsonTreeView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void JsonTreeView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    shareWidth();
}

/// Paints the indentation in the row's background color, with the same arrow as elsewhere in the program.
void JsonTreeView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const Tokens &t = tokensFor(this);
    painter->fillRect(rect, jsonRowColor(t, selectionModel()->isSelected(index), hasFocus()));
    if (!m_json->hasChildren(index))
        return;
    const int size = metricsFor(this).iconSmall;
    const QRect last(rect.right() - indentation() + 1, rect.top(), indentation(),
                     rect.height()); // the deepest level
    QRect mark(0, 0, size, size);
    mark.moveCenter((isRightToLeft() ? QRect(rect.left(), rect.top(), indentation(), rect.height()) : last).center());
    paintIcon(painter,
              isExpanded(index)     ? IconName::ChevronDown
                  : isRightToLeft() ? IconName::ChevronLeft
                                    : IconName::ChevronRight,
              mark, t.ink2);
}

/// The key column (including indentation) and the note column are fitted to their contents within limits; values get
/// the rest.
void JsonTreeView::shareWidth()
{
    const Metrics m = metricsFor(this);
    const int width = viewport()->width();
    const auto wanted = [this](JsonColumn column) { return sizeHintForColumn(int(column)); };
    const int key = std::max(std::min(wanted(JsonColumn::Key), width * 2 / 5), m.px(110));
    const int note = std::max(std::min(wanted(JsonColumn::Note), width * 2 / 5), m.px(70));
    setColumnWidth(int(JsonColumn::Key), key);
    setColumnWidth(int(JsonColumn::Value), std::max(width - key - note, m.px(70)));
}

} // namespace labdesk
