// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

class CenterMap;

/// Installs the accessible interface of maps: a chart whose description is the summary, and whose children are the
/// buttons, followed by the markers in the order of the arrow keys. Called by each map.
void installAccessibleMap();

/// Notifies assistive technology that the selected marker has the focus.
void announceFocusedMarker(CenterMap *map);

} // namespace labdesk
