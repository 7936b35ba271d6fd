// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace labdesk {

/// A bar chart of counts, with columns or rows. The caller translates all texts; numbers on the axis use the default
/// QLocale. Bars are distinguished by position and label, never by color.
class BarChart : public QWidget
{
    Q_OBJECT

public:
    enum class Shape {
        Columns, ///< for ordered data, such as months; shows as many labels as fit
        Rows     ///< for named data; the first row is on top
    };
    struct Bar
    {
        QString label; ///< next to the bar
        QString tip;   ///< the tooltip
        qint64 value = 0;
        bool isUnfinished = false; ///< may still grow, so it is hatched
        bool isLandmark = false;   ///< its label is kept if not all of them fit
    };

    explicit BarChart(QWidget *parent = nullptr);

    void setBars(Shape shape, std::vector<Bar> bars);
    int barCount() const { return int(m_bars.size()); }
    /// The rectangle of a bar; empty if its value is 0.
    QRect barRect(int bar) const;

Q_SIGNALS:
    void barClicked(int bar);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRect plotRect() const;        ///< without the labels, in left-to-right coordinates
    QRect slotRect(int bar) const; ///< the bar's share of the plot, in left-to-right coordinates
    std::optional<int> barAt(const QPoint &point) const;
    void paintScale(QPainter &painter) const;
    void paintLabels(QPainter &painter) const;

    Shape m_shape = Shape::Columns;
    std::vector<Bar> m_bars;
    qint64 m_step = 1; ///< distance between grid lines
    int m_steps = 1;
};

} // namespace labdesk
