// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapscene.h"
#include "widgets/theme.h"

class QPainter;

namespace labdesk {

/// Paints a laid-out scene above the base layer: rings, names, markers, scale bar and north arrow.
void paintMapScene(QPainter &painter, const MapScene &scene, const MapPlacement &placement,
                   const std::vector<MapItem> &items, const MapStyle &style, const Tokens &tokens);

} // namespace labdesk
