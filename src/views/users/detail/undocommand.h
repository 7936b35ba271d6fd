// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

class QWidget;

namespace labdesk {

class Session;

/// Takes back the last change of this session, whoever is open now: what still counts down is canceled, what was done
/// is changed back. It says whose it was, and asks first when that user isn't the one that is open, over `over`.
/// Where the last change can't be undone no older one is.
Command undoCommand(Session &session, QWidget *over);

} // namespace labdesk
