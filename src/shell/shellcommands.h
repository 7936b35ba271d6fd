// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace labdesk {

class MainWindow;
struct Command;

/// What the window itself can do now, for the palette and the keys: places, history, preferences, help, cover, quit.
std::vector<Command> shellCommands(MainWindow &window);

} // namespace labdesk
