// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;
class QShortcut;
class QSplitter;
class QWidget;

namespace labdesk {

/// The least width, in pixels, at which nothing of a widget is cut; of what scrolls only up and down, that of its
/// content.
int leastWidthOf(const QWidget *widget);

/// Keeps a list and its detail, the two widgets of a splitter, side by side where both have room in a place that is
/// wide enough, else one behind the other: a row that is chosen brings the detail, Escape and a button bring the list
/// back. Lives with the splitter.
class ListDetail : public QObject
{
    Q_OBJECT

public:
    ListDetail(QSplitter *splitter, QAbstractItemView *rows);

    bool isStacked() const { return m_stacked; }
    bool isDetailShown() const { return m_detailShown; } ///< or would be, if they were stacked
    void showDetail(bool detail);                        ///< of consequence only while they are stacked

Q_SIGNALS:
    void stackedChanged(bool stacked);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showChosen();
    void measure();
    void arrange();

    QSplitter *m_splitter;
    QAbstractItemView *m_rows;
    QWidget *m_list;
    QWidget *m_detail; ///< the splitter's second widget, now with the way back above it
    QWidget *m_backRow;
    QShortcut *m_escape;
    int m_leastList; ///< what the list asked for itself, in pixels
    bool m_stacked = false;
    bool m_detailShown = false;
};

} // namespace labdesk
