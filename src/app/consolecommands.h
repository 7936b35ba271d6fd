// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

#include <QObject>

#include <vector>

namespace labdesk {

class ConnectionRegistry;
class ConnectionsOpener;
class ConnectionSwitch;
class CurrentSession;
class LinkRouter;
class MainWindow;
class Navigator;
class PracticeController;
class Settings;
class TeamReplies;
class TicketController;

/// Commands from outside the window: for users, connections, and settings.
class ConsoleCommands : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const ConnectionRegistry &connections;
        ConnectionSwitch &connectionSwitch;
        ConnectionsOpener &dialog;
        TicketController &tickets;
        const TeamReplies &replies;
        CurrentSession &session;
        LinkRouter &links;
        Navigator &navigator;
        PracticeController &practice;
        Settings &settings;
        MainWindow &window;
    };
    explicit ConsoleCommands(Parts parts);

private:
    std::vector<Command> commands(const QString &typed);
    void addConnectionCommands(std::vector<Command> &all);
    void addSettingCommands(std::vector<Command> &all);

    Parts m_parts;
};

} // namespace labdesk
