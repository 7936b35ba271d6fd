// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace labdesk {

class ListDetailPane;
class Pane;
class Session;
class UserDetailPane;
class UserDialogs;
class UserListPane;
class UserViewActions;
struct Command;

/// The parts of the pane that its commands use.
struct UsersParts
{
    Pane &pane;
    Session &session;
    UserListPane &list;
    UserDetailPane &detail;
    ListDetailPane &sides;
    UserDialogs &dialogs;
    UserViewActions &views;
};

/// The commands of the pane in its current state, for the palette and the shortcuts. The parts must outlive the
/// commands.
std::vector<Command> usersCommands(const UsersParts &parts);

} // namespace labdesk
