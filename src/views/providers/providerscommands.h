// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace labdesk {

class ProvidersPane;
class Session;
struct Command;

/// What can be done in the providers' place now. The pane and the session must outlive the commands.
std::vector<Command> providersCommands(ProvidersPane &pane, Session &session);

} // namespace labdesk
