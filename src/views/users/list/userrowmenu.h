// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace labdesk {

/// What can be chosen for a user in the list.
enum class UserRowAction { Open, Pin, Refresh, ChangeZone, VerifyCaller, Delete }; ///< Pin: or unpin

/// A menu for one row; deletes itself when closed. What writes is switched off where `readOnly` says why.
QMenu *makeUserRowMenu(const User &user, const QString &readOnly, bool isPinned, QWidget *parent);
/// What an action of that menu stands for; nothing for those that the menu runs by itself.
std::optional<UserRowAction> userChoiceOf(const QAction *action);

} // namespace labdesk
