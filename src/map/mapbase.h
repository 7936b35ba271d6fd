// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"
#include "map/mapview.h"
#include "widgets/theme.h"

#include <QPolygonF>

class QPainter;

namespace labdesk {

/// Water, land, county and state lines, coast and a dot for each ZIP: all that depends on the view alone.
/// `unit` is what a pixel of the 13 px design measures (Metrics).
void paintMapBase(QPainter &painter, const MapView &view, const MapGeography &geography, const Tokens &colors,
                  double unit);

/// Chaikin's corner cutting, twice, with both ends kept: neighbors that share the line stay joined. A closed line is
/// rounded all around.
QPolygonF smoothedLine(const QPolygonF &line);

} // namespace labdesk
