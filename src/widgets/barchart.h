// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace labdesk {

/// Bars for counts, as columns or as rows. Every word is translated by whoever sets it; the numbers on the axis follow
/// the default QLocale. Bars are told apart by their place and label, never by color.
class BarChart : public QWidget
{
    Q_OBJECT

public:
    enum class Shape {
        Columns, ///< for what has an order, such as months: only as many labels as fit
        Rows     ///< for what has names; the first one on top
    };
    struct Bar
    {
        QString label; ///< beside the bar
        QString tip;   ///< when the pointer rests on it
        qint64 value = 0;
        bool isUnfinished = false; ///< may still grow: hatched
        bool isLandmark = false;   ///< where not every column has room for its label, these keep theirs
    };

    explicit BarChart(QWidget *parent = nullptr);

    void setBars(Shape shape, std::vector<Bar> bars);
    int barCount() const { return int(m_bars.size()); }
    /// Where the bar is drawn; empty for a value of 0.
    QRect barRect(int bar) const;

Q_SIGNALS:
    void barClicked(int bar);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRect plotRect() const;        ///< between the labels, as from left to right
    QRect slotRect(int bar) const; ///< what a bar has for itself of the plot, as from left to right
    std::optional<int> barAt(const QPoint &point) const;
    void paintScale(QPainter &painter) const;
    void paintLabels(QPainter &painter) const;

    Shape m_shape = Shape::Columns;
    std::vector<Bar> m_bars;
    qint64 m_step = 1; ///< between two lines of the grid
    int m_steps = 1;
};

} // namespace labdesk
