// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfactory.h"

namespace labdesk {

/// See ChartFactory::makeChart().
QWidget *makeBarChart(const BarChart &chart, const ChartLook &look, std::function<void(int)> chosen);

} // namespace labdesk
