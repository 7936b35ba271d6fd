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

/// The header of a table, with the sort arrow directly after the title, and short lines between columns.
class TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TableHeader(QWidget *parent);

    void setRightAligned(int column, bool right); ///< for numbers, like their values

    /// The space in pixels before and after the text of a column, in its title and its cells. The first and last
    /// columns have the margin of a pane.
    int marginBefore(int section, const Metrics &metrics) const;
    int marginAfter(int section, const Metrics &metrics) const;
    int widthOfTitle(int section) const; ///< including this space, and the arrow if the table can be sorted

    /// Shows at the end of the header which columns are hidden for lack of space.
    void setHidden(const QStringList &titles);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int lastVisibleSection() const;
    void moveHiddenSections();

    mutable TextLayoutCache m_shaped; ///< needed because any change repaints the whole header
    QSet<int> m_rightAligned;
    QLabel *m_hidden; ///< "+2"
    int m_hovered = -1;
};

/// Widens columns whose titles, including the sort arrow if there is one, would be clipped in the current language.
void fitColumnTitles(QTableView *table);

} // namespace labdesk
