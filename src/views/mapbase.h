// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/mapcolors.h"
#include "views/mapgeography.h"
#include "views/mapview.h"

#include <QPolygonF>

class QPainter;

namespace labdesk {

/// Water, land, county and state lines, coast and a dot for each ZIP: all that depends on the view alone.
/// `unit` is the size of a design pixel (a sixteenth of the font's height).
void paintMapBase(QPainter &painter, const MapView &view, const MapGeography &geography, const MapColors &colors, double unit);

/// Chaikin's corner cutting, twice, with both ends kept: neighbors that share the line stay joined.
QPolygonF smoothedLine(const QPolygonF &line);

} // namespace labdesk
