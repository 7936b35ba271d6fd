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

/// How a model's chip is drawn: good, doubtful, and bad states have an icon.
ChipStyleOption chipStyle(const Chip &chip);
std::vector<ChipStyleOption> chipStyles(const Chips &chips);

/// How a column is drawn, in addition to its model's data.
enum class ColumnStyle {
    Text,
    Id,       ///< a code or path: fixed-width font, elided in the middle
    ShortId,  ///< fixed-width font, whole or as shortId()
    Second,   ///< second ink
    Quantity, ///< right-aligned
    ChipList  ///< the chips of text/chip.h instead of the text; in other styles, they are next to it
};

int widthOfText(const QTableView *table, const QString &text); ///< required column width
/// The required width of a column for every date, or time with seconds, of the locale: "Sep 28, 2026" is wider than
/// "May 1, 2026".
int widthOfDates(const QTableView *table);
int widthOfTimes(const QTableView *table);

/// The required width of a column for the widest of these chips.
int widthOfChips(const QTableView *table, const Chips &chips);
int widthOfChipRow(const QTableView *table, const Chips &chips); ///< for all of these side by side

/// Draws the rows of every table: background, hairline, hover, selection with its bar, focus ring, and content.
class TableDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TableDelegate(QTableView *view);

    void setColumnStyle(int column, ColumnStyle style);
    /// The column that is bold in a selected row; by default, the first visible one.
    void setNameColumn(int column) { m_nameColumn = column; }
    /// A role with a second line of text (QString), for rows with two lines; -1 for none.
    void setSecondLineRole(int role) { m_secondLineRole = role; }
    /// A role with ranges to highlight in the first line, a QVariantList of QPoint(start, length); -1 for none.
    void setMarksRole(int role) { m_marksRole = role; }
    void setSecondLineMarksRole(int role) { m_secondMarksRole = role; }
    /// A role that says whether a group begins at this row (bool), which is shown by a line above it; -1 for none.
    void setGroupRole(int role) { m_groupRole = role; }
    /// Sets the selection, if it isn't the view's own. `isSingleSelection`: whether exactly one row is selected, which
    /// is then bold.
    void setSelection(std::function<bool(int row)> isSelected, std::function<bool()> isSingleSelection);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

private:
    struct Cell;
    void followModel(const QAbstractItemModel *model) const;
    void paintBackground(const Cell &cell) const;
    void paintContent(const Cell &cell) const;
    void paintLines(const Cell &cell, const QRect &area) const;
    void setHoveredRow(int row);

    QTableView *m_view;
    const QObject *m_viewport; ///< stored, because the view can't be asked for it during destruction
    QHash<int, ColumnStyle> m_columnStyles;
    int m_nameColumn = -1;
    int m_secondLineRole = -1;
    int m_marksRole = -1;
    int m_secondMarksRole = -1;
    int m_groupRole = -1;
    int m_hoveredRow = -1;
    mutable TextLayoutCache m_layouts; ///< for m_layoutModel
    mutable QPointer<const QAbstractItemModel> m_layoutModel;
    std::function<bool(int row)> m_isSelected;
    std::function<bool()> m_isSingleSelection;
};

/// Sets up a table: the delegate, row height, selection of whole rows, no grid, no corner button, a sortable header,
/// and Tab to leave it. Replaces the header, so call it directly after the form's setupUi(); the model may be set
/// later.
TableDelegate *setUpTable(QTableView *view, bool twoLines = false);

} // namespace labdesk
