// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "views/common/command.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace labdesk {

class PayorsPane;
class Session;

/// What can be done in the payors' place now. The pane and the session must outlive the commands.
class PayorsCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PayorsCommands)

public:
    PayorsCommands(PayorsPane &pane, Session &session);

    std::vector<Command> all();

private:
    void addSearch();
    void addOrders();
    void addChosen();

    PayorsPane &m_pane;
    Session &m_session;
    const std::optional<Payor> m_chosen;
    const QString m_noneChosen; ///< why nothing can be done with it; empty: there is one
    std::vector<Command> m_all;
};

} // namespace labdesk
