// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/geometrycheck.h"

#include <QSize>
#include <QWidget>

namespace labdesk {

/// What is wrong with a window, as the desktop has it: with its frame, it is larger than the screen; a dialog has the
/// title of another window, or none, or a minimize button, which would leave its window blocked.
std::vector<GeometryFault> windowFaults(const QWidget &window, QSize screen);

/// The same of all that are shown, each on its screen.
std::vector<GeometryFault> windowFaults();

} // namespace labdesk
