// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

/// The map for assistive technology: a chart whose description is the summary, and whose markers are its children after
/// the buttons, in the order in which the arrow keys walk them. Called by the first map.
void installAccessibleMap();

} // namespace labdesk
