// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartplugin.h"

#include "charts/barchart.h"

namespace labdesk {

QWidget *ChartPlugin::makeChart(const BarChart &chart, const ChartLook &look, std::function<void(int)> chosen)
{
    return makeBarChart(chart, look, std::move(chosen));
}

} // namespace labdesk
