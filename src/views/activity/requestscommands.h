// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

#include <QCoreApplication>

#include <vector>

namespace labdesk {

class RequestTableModel;
class RequestsPage;

/// What can be done with the requests now. The page must outlive the commands.
class RequestsCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RequestsCommands)

public:
    RequestsCommands(RequestsPage &page, const RequestTableModel &requests) : m_page(page), m_requests(requests) { }

    std::vector<Command> all();

private:
    RequestsPage &m_page;
    const RequestTableModel &m_requests;
};

} // namespace labdesk
