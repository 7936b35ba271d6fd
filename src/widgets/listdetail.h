// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;
class QModelIndex;
class QShortcut;
class QSplitter;
class QWidget;

namespace labdesk {

/// The minimum width in pixels at which nothing in a widget is clipped; for content that scrolls only vertically, that
/// of the content.
int minimumWidthOf(const QWidget *widget);

/// Shows a list and its detail, the two widgets of a splitter, side by side if there is enough room, else one at a
/// time: selecting a row shows the detail, Escape and a button return to the list. Deleted with the splitter.
class ListDetail : public QObject
{
    Q_OBJECT

public:
    ListDetail(QSplitter *splitter, QAbstractItemView *rows);

    bool isStacked() const { return m_stacked; }
    bool isDetailShown() const { return m_isDetailShown; } ///< even while both are visible
    void showDetail(bool detail);                          ///< only has an effect while they are stacked
    void showRow(const QModelIndex &row);                  ///< selects the row and shows its detail

Q_SIGNALS:
    void stackedChanged(bool stacked);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showSelected();
    void measure();
    void arrange();

    QSplitter *m_splitter;
    QAbstractItemView *m_rows;
    QWidget *m_list;
    QWidget *m_detail; ///< the splitter's second widget, wrapped with a back button above it
    QWidget *m_backRow;
    QShortcut *m_escapeShortcut;
    int m_minListWidth; ///< the list's own minimum width, in pixels
    bool m_stacked = false;
    bool m_isDetailShown = false;
};

} // namespace labdesk
