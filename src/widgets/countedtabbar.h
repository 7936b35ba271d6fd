// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QTabBar>

class QPainter;

namespace labdesk {

/// A tab bar whose tabs can carry a count in a chip behind their words: "Sources 2". Ctrl+Tab goes round.
class CountedTabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit CountedTabBar(QWidget *parent = nullptr);

    void setCount(int index, const QString &count); ///< empty: none
    QString countOf(int index) const { return m_counts.value(index); }
    /// Room before the words of the first tab, for its ring; px. Whoever gives it begins the bar as much earlier.
    void setLead(int lead);
    void step(int by); ///< to the next tab, or the one before; round at the ends

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
    QRect seen() const;
    QRect wordsOf(const QPainter &painter, int index) const;

    int m_hovered = -1;
    int m_lead = 0;
    QMap<int, QString> m_counts;
};

} // namespace labdesk
