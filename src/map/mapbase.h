// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"
#include "map/mapview.h"
#include "widgets/theme.h"

#include <QPolygonF>

class QPainter;

namespace labdesk {

/// Paints water, land, county and state lines, coasts, and a dot for each ZIP: everything that depends on the view
/// alone. `unit` is the size of a pixel of the 13 px design (Metrics).
void paintMapBase(QPainter &painter, const MapView &view, const MapGeography &geography, const Tokens &colors,
                  double unit);

/// Applies Chaikin's corner cutting twice. Both ends are preserved, so neighbors that share the line stay joined. A
/// closed line is rounded all around.
QPolygonF smoothedLine(const QPolygonF &line);

} // namespace labdesk
