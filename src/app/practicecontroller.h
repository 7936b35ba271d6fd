// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/practice.h"
#include "views/common/command.h"

#include <QObject>

#include <functional>
#include <vector>

namespace labdesk {

class ConnectionRegistry;
class ConnectionSwitch;
class CurrentSession;
class LocalServiceHost;
class MainWindow;

/// Practice with the local service: sets its drill, and shows the current one in the window.
class PracticeController : public QObject
{
    Q_OBJECT

public:
    PracticeController(LocalServiceHost &local, const ConnectionRegistry &connections,
                       ConnectionSwitch &connectionSwitch, CurrentSession &session, MainWindow &window);

    Practice &practice() { return m_practice; }
    void show();             ///< in the window, which may have been rebuilt
    void confirmStartOver(); ///< to create new sample data
    void addCommands(std::vector<Command> &all);
    /// A practice command: found by the same keywords, and unavailable unless the local service is the open connection.
    static Command command(const Practice &practice, CommandGroup group, const QString &id, const QString &title,
                           std::function<void()> run);

private:
    void follow();
    void reload();

    LocalServiceHost &m_local;
    const ConnectionRegistry &m_connections;
    ConnectionSwitch &m_switch;
    CurrentSession &m_session;
    MainWindow &m_window;
    Practice m_practice;
    std::optional<PracticeDrill> m_activeDrill; ///< the drill that the service currently runs
};

} // namespace labdesk
