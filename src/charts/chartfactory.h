// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QLocale>
#include <QString>
#include <QtPlugin>

#include <functional>
#include <vector>

class QWidget;

namespace labdesk {

/// A bar chart, ready to be drawn: every word is translated, and written as the locale writes it.
struct BarChart
{
    struct Bar
    {
        QString label; ///< beside the bar
        QString tip;   ///< when the pointer rests on it
        double value = 0;
    };
    enum class Shape {
        Columns, ///< for what has an order, such as months: only as many labels as fit
        Rows     ///< for what has names; the first one on top
    };
    Shape shape = Shape::Columns;
    std::vector<Bar> bars;
};

/// Colours come from the theme. Bars are told apart by their place and their label, never by colour.
struct ChartLook
{
    QFont font;
    QColor ground;
    QColor ink;  ///< labels
    QColor grid;
    QColor bar;
    QColor edge; ///< around a bar
    QLocale locale;
    bool isRightToLeft = false;
};

/// What the module of charts offers. It is loaded when a chart is first shown.
class ChartFactory
{
public:
    virtual ~ChartFactory() = default;
    /// A new widget, for a layout. `chosen` runs when a bar was clicked, with its place among the bars.
    virtual QWidget *makeChart(const BarChart &chart, const ChartLook &look, std::function<void(int)> chosen) = 0;
};

} // namespace labdesk

#define LABDESK_CHART_FACTORY "labdesk.ChartFactory/1"
Q_DECLARE_INTERFACE(labdesk::ChartFactory, LABDESK_CHART_FACTORY)
