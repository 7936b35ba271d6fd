// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QTabBar>

class QPainter;

namespace labdesk {

/// A tab bar whose tabs can have a count in a chip after the text: "Sources 2". Ctrl+Tab cycles through them.
///
/// Painted, because QTabBar could show the count only as part of the text or as a widget that takes the clicks, and the
/// bold text of the current tab would move the others.
class CountedTabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit CountedTabBar(QWidget *parent = nullptr);

    void setCount(int index, const QString &count); ///< empty for none
    QString countOf(int index) const { return m_counts.value(index); }
    /// Sets a margin in px before the first tab, for its focus ring. The caller has to move the bar by the same amount.
    void setLeadingMargin(int margin);
    void step(int by); ///< to the next or previous tab; cyclic

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QFont tabFont(bool current) const;
    void paintTab(QPainter &painter, int index) const;
    int wordsWidth(int index) const;
    int gap() const;
    QRect visibleTabsRect() const;
    QRect wordsOf(const QPainter &painter, int index) const;

    int m_hovered = -1;
    int m_leadingMargin = 0;
    QMap<int, QString> m_counts;
};

} // namespace labdesk
