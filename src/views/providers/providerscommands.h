// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

#include <QCoreApplication>

#include <vector>

namespace labdesk {

class ProvidersPane;
class Session;

/// What can be done in the providers' place now. The pane and the session must outlive the commands.
class ProvidersCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ProvidersCommands)

public:
    ProvidersCommands(ProvidersPane &pane, Session &session) : m_pane(pane), m_session(session) { }

    std::vector<Command> all();

private:
    void addFilterCommands(std::vector<Command> &all);
    void addSelectedCommands(std::vector<Command> &all);
    void addProviders(std::vector<Command> &all);

    ProvidersPane &m_pane;
    Session &m_session;
};

} // namespace labdesk
