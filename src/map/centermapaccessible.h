// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

class CenterMap;

/// The map for assistive technology: a chart whose description is the summary, and whose markers are its children after
/// the buttons, in the order in which the arrow keys walk them. Called by each map.
void installAccessibleMap();

/// Within the map the marker that was walked to is what a screen reader has to be told of.
void tellFocusedMarker(CenterMap *map);

} // namespace labdesk
