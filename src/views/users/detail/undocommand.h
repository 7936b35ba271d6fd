// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "views/common/command.h"

#include <optional>

class QWidget;

namespace labdesk {

class Session;

/// Undoes the last change of this session, no matter which user is open: cancels it if it is still counting down,
/// otherwise restores the old value. Names the user, and asks for confirmation in front of `over` unless `open`, the
/// user who is shown there, is that user. If the last change can't be undone, earlier ones can't be either.
Command undoCommand(Session &session, const std::optional<UserId> &open, QWidget *over);

} // namespace labdesk
