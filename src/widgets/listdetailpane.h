// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QAbstractItemView;
class QModelIndex;
class QShortcut;

namespace labdesk {

class EmptyState;
class PageStack;

/// The minimum width in pixels at which nothing in a widget is clipped; for content that scrolls only vertically, that
/// of the content.
int minimumWidthOf(const QWidget *widget);

/// A list and the detail of its current row, side by side if there is enough room, else one at a time: selecting a row
/// shows the detail, Escape and a button return to the list. The window saves the widths by the object name.
class ListDetailPane : public QSplitter
{
    Q_OBJECT

public:
    /// Of a side: its first width and a minimum, both in pixels at the default text size, and its share of more width.
    struct Width
    {
        int first;
        int share;
        int least = 0; ///< matters if the content is happy with less
    };

    /// Fills `parent`.
    explicit ListDetailPane(const QString &objectName, QWidget *parent = nullptr);

    /// The list side, which contains `rows`. Set it before the detail. Takes ownership.
    void setList(QAbstractItemView *rows, QWidget *list, const Width &width);
    void setDetail(const QList<QWidget *> &pages, const Width &width); ///< takes ownership; shows the first one
    EmptyState *noneSelected() const { return m_noneSelected; }
    void showPage(int page); ///< of the detail; -1: noneSelected()

    bool isStacked() const { return m_stacked; }
    bool isDetailShown() const { return m_isDetailShown; } ///< even while both are visible
    void showDetail(bool detail);                          ///< only has an effect while they are stacked
    void restoreDetail(bool wasShown);                     ///< unless no row is current
    void showRow(const QModelIndex &row);                  ///< selects the row and shows its detail

Q_SIGNALS:
    void stackedChanged(bool stacked);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showSelected();
    void measure();
    void arrange();

    QAbstractItemView *m_rows = nullptr;
    QWidget *m_list = nullptr;
    QWidget *m_detail; ///< the pages with a button above that returns to the list
    QWidget *m_backRow;
    PageStack *m_pages;
    EmptyState *m_noneSelected;
    QShortcut *m_escapeShortcut;
    Width m_listWidth = {};
    bool m_stacked = false;
    bool m_isDetailShown = false;
};

} // namespace labdesk
