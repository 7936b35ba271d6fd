// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/chip.h"
#include "widgets/chippainter.h"
#include "widgets/textlayoutcache.h"

#include <QHash>
#include <QPointer>
#include <QStyledItemDelegate>

#include <functional>

class QTableView;

namespace labdesk {

/// A model's chip as it is drawn: good, doubtful and bad states get their shape.
ChipStyleOption lookOf(const Chip &chip);
std::vector<ChipStyleOption> looksOf(const Chips &chips);

/// How a column is drawn, beyond what its model says.
enum class ColumnStyle {
    Text,
    Id,       ///< a code or a path: fixed font, shortened in the middle
    ShortId,  ///< fixed font, whole or as shortId() has it
    Second,   ///< second ink
    Quantity, ///< right-aligned
    ChipList  ///< the chips of text/chip.h instead of the text; with other looks they stand beside it
};

int widthOfText(const QTableView *table, const QString &text); ///< what a column needs for it
/// What a column needs for every date, or time with seconds, of the locale: "Sep 28, 2026" is wider than "May 1, 2026".
int widthOfDates(const QTableView *table);
int widthOfTimes(const QTableView *table);

/// What a column of chips needs for the widest of these.
int widthOfChips(const QTableView *table, const Chips &chips);
int widthOfChipRow(const QTableView *table, const Chips &chips); ///< for all of these beside each other

/// Draws the rows of every table: background, hairline, hover, selection with its bar, focus ring, and the content.
class TableDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TableDelegate(QTableView *view);

    void setColumnStyle(int column, ColumnStyle look);
    /// Which is heavy in a selected row; else the first that can be seen.
    void setNameColumn(int column) { m_nameColumn = column; }
    /// A role with a second line of text (QString), for rows of two lines; -1: none.
    void setSecondLineRole(int role) { m_secondLineRole = role; }
    /// A role with the places to highlight: QVariantList of QPoint(start, length) for the first line; -1: none.
    void setMarksRole(int role) { m_marksRole = role; }
    void setSecondLineMarksRole(int role) { m_secondMarksRole = role; }
    /// A role that says whether a group begins with the row (bool), which a line above it shows; -1: none.
    void setGroupRole(int role) { m_groupRole = role; }
    /// Who knows which rows are selected, where that is not Qt's own selection.
    /// `isOne`: and that it is the only one, which is what the heavier weight is for.
    void setSelection(std::function<bool(int row)> isSelected, std::function<bool()> isOne);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

private:
    struct Cell;
    void shapeFor(const QAbstractItemModel *model) const;
    void paintBackground(const Cell &cell) const;
    void paintContent(const Cell &cell) const;
    void paintLines(const Cell &cell, const QRect &area) const;
    void setHoveredRow(int row);

    QTableView *m_view;
    const QObject *m_viewport; ///< kept, because the view cannot be asked for it any more while it is taken down
    QHash<int, ColumnStyle> m_looks;
    int m_nameColumn = -1;
    int m_secondLineRole = -1;
    int m_marksRole = -1;
    int m_secondMarksRole = -1;
    int m_groupRole = -1;
    int m_hoveredRow = -1;
    mutable TextLayoutCache m_shaped; ///< of m_shapedModel
    mutable QPointer<const QAbstractItemModel> m_shapedModel;
    std::function<bool(int row)> m_isSelected;
    std::function<bool()> m_isOne;
};

/// Gives a table the house's shape: the delegate, row height, whole rows selected, no grid, no corner, sortable header,
/// Tab that leaves it. Replaces the header, so call it right after the form's
/// setupUi; the model may come later.
TableDelegate *setUpTable(QTableView *view, bool twoLines = false);

} // namespace labdesk
