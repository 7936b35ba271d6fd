// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/barchart.h"

#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QCursor>
#include <QFontMetrics>
#include <QHorizontalBarSeries>
#include <QMouseEvent>
#include <QSet>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>

namespace labdesk {

namespace {

constexpr int labelsInARow = 4;   ///< below columns
constexpr double barWidth = 0.72; ///< of the room for it

/// Qt Charts 6.4 crashes when somebody presses a button where nothing at all is drawn.
class SafeChartView : public QChartView
{
public:
    using QChartView::QChartView;

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        if (itemAt(event->position().toPoint()))
            QChartView::mousePressEvent(event);
    }
};

bool isColumns(const BarChart &chart)
{
    return chart.shape == BarChart::Shape::Columns;
}

/// Qt Charts counts from the bottom and from the left; the first bar stands on top, or where reading begins.
int placeOf(const BarChart &chart, const ChartLook &look, int bar)
{
    const bool turned = isColumns(chart) ? look.isRightToLeft : true;
    return turned ? int(chart.bars.size()) - 1 - bar : bar;
}

void dress(QAbstractAxis *axis, const ChartLook &look)
{
    axis->setLabelsFont(look.font);
    axis->setLabelsColor(look.ink);
    axis->setLineVisible(false); // its ticks run into the words; the first line of the grid stands there as well
    axis->setGridLineColor(look.grid);
}

QAbstractAxis *makeNames(const BarChart &chart, const ChartLook &look)
{
    auto *names = new QCategoryAxis;
    names->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    const int bars = int(chart.bars.size());
    names->setRange(-0.5, bars - 0.5);
    names->setStartValue(-0.5);
    const int step = isColumns(chart) ? std::max(1, (bars + labelsInARow - 1) / labelsInARow) : 1;
    // As many as have a step for themselves, in the middle: at an end a long label is shortened.
    const int first = (bars - 1 - step * (bars / step - 1)) / 2;
    QSet<QString> taken;
    for (int place = 0; place < bars; ++place) { // an axis wants its labels in the order of their places
        const int bar = placeOf(chart, look, place);
        if (bar % step != first)
            continue;
        QString label = chart.bars[size_t(bar)].label;
        while (taken.contains(label))
            label += QChar(0x200B); // the axis drops a label that it has; this one cannot be seen
        taken.insert(label);
        names->append(label, place);
    }
    names->setGridLineVisible(false);
    dress(names, look);
    return names;
}

QAbstractAxis *makeValues(const BarChart &chart, const ChartLook &look)
{
    auto *values = new QValueAxis;
    double most = 1;
    for (const BarChart::Bar &bar : chart.bars)
        most = std::max(most, bar.value);
    values->setRange(0, most);
    values->setTickCount(std::clamp(int(most) + 1, 2, 5));
    values->applyNiceNumbers();
    values->setLabelFormat(QStringLiteral("%.0f"));
    values->setReverse(look.isRightToLeft && !isColumns(chart));
    dress(values, look);
    return values;
}

QAbstractBarSeries *makeSeries(const BarChart &chart, const ChartLook &look)
{
    auto *set = new QBarSet(QString());
    for (int place = 0; place < int(chart.bars.size()); ++place)
        set->append(chart.bars[size_t(placeOf(chart, look, place))].value);
    set->setColor(look.bar);
    set->setBorderColor(look.edge);
    QAbstractBarSeries *series = isColumns(chart) ? static_cast<QAbstractBarSeries *>(new QBarSeries) : new QHorizontalBarSeries;
    series->setBarWidth(barWidth);
    series->append(set);
    return series;
}

void answerPointer(QChartView *view, QBarSet *set, const BarChart &chart, const ChartLook &look, const std::function<void(int)> &chosen)
{
    QObject::connect(set, &QBarSet::clicked, view, [=](int place) { chosen(placeOf(chart, look, place)); });
    QObject::connect(set, &QBarSet::hovered, view, [=](bool isOver, int place) {
        view->setCursor(isOver ? Qt::PointingHandCursor : Qt::ArrowCursor);
        QToolTip::showText(QCursor::pos(), isOver ? chart.bars[size_t(placeOf(chart, look, place))].tip : QString(), view);
    });
}

} // namespace

QWidget *makeBarChart(const BarChart &chart, const ChartLook &look, std::function<void(int)> chosen)
{
    auto *drawn = new QChart;
    drawn->setBackgroundBrush(look.ground);
    drawn->setBackgroundPen(Qt::NoPen);
    drawn->setBackgroundRoundness(0);
    drawn->setMargins({});
    drawn->legend()->hide();
    drawn->setLocale(look.locale);
    drawn->setLocalizeNumbers(true);
    QAbstractBarSeries *series = makeSeries(chart, look);
    drawn->addSeries(series);
    const Qt::Alignment leading = look.isRightToLeft ? Qt::AlignRight : Qt::AlignLeft;
    QAbstractAxis *names = makeNames(chart, look);
    QAbstractAxis *values = makeValues(chart, look);
    drawn->addAxis(names, isColumns(chart) ? Qt::AlignBottom : leading);
    drawn->addAxis(values, isColumns(chart) ? leading : Qt::AlignBottom);
    series->attachAxis(names);
    series->attachAxis(values);

    auto *view = new SafeChartView(drawn); // takes the chart over
    view->setFrameShape(QFrame::NoFrame);
    view->setBackgroundBrush(look.ground);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFocusPolicy(Qt::NoFocus);
    answerPointer(view, series->barSets().constFirst(), chart, look, chosen);
    return view;
}

} // namespace labdesk
