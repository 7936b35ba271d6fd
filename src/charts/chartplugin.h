// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfactory.h"

#include <QObject>

namespace labdesk {

class ChartPlugin : public QObject, public ChartFactory
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID LABDESK_CHART_FACTORY)
    Q_INTERFACES(labdesk::ChartFactory)

public:
    QWidget *makeChart(const BarChart &chart, const ChartLook &look, std::function<void(int)> chosen) override;
};

} // namespace labdesk
