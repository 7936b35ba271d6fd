// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/textlayoutcache.h"

#include <QHeaderView>
#include <QSet>

class QLabel;
class QTableView;

namespace labdesk {

struct Metrics;

/// The head of a table's columns, with the arrow of the order right after the words and short lines between columns.
class TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TableHeader(QWidget *parent);

    void setRightAligned(int column, bool right); ///< for quantities, as their values

    /// Pixels between the words of a column, of its title and its rows alike, and its edges. Where a row begins and
    /// ends the words keep the margin of a pane.
    int roomBefore(int section, const Metrics &metrics) const;
    int roomAfter(int section, const Metrics &metrics) const;
    int widthOfTitle(int section) const; ///< with both, and with the arrow where rows can be sorted

    /// Tells at the end of the head that there is no room for the columns of these titles; none: for all there is.
    void setHidden(const QStringList &titles);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int lastShown() const;
    void placeHidden();

    mutable TextLayoutCache m_shaped; ///< all of it is painted whenever something moves
    QSet<int> m_rightAligned;
    QLabel *m_hidden; ///< "+2"
    int m_hovered = -1;
};

/// Widens columns whose titles, with the arrow where rows can be sorted, would be cut in this language.
void fitTitles(QTableView *table);

} // namespace labdesk
