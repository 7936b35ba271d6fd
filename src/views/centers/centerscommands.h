// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/centers/directions.h"

#include <vector>

namespace labdesk {

class CenterListPanel;
class CenterMap;
class CenterSearchBar;
class CentersPane;
class Session;
struct Command;

/// The parts of the pane that its commands use.
struct CenterParts
{
    Session &session;
    CenterSearchBar &searchBar;
    CenterListPanel &list;
    CenterMap &map;
    Settings::OpenInBrowser directions;
};

/// The commands of the pane in its current state, for the palette and the shortcuts.
std::vector<Command> centersCommands(CentersPane &pane, const CenterParts &parts);

} // namespace labdesk
