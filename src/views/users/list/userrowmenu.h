// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace labdesk {

/// The actions for a user in the list that the caller handles.
enum class UserRowAction { Open, Pin, Refresh, ChangeZone, VerifyCaller, Delete }; ///< Pin: toggles

/// What the menu of a row says about its user.
struct UserRowState
{
    bool isPinned = false;
    QString cannotWrite = {}; ///< the reason; empty: it is possible
    QString cannotRefresh = {};
};

/// A menu for one row; deletes itself when closed.
QMenu *makeUserRowMenu(const User &user, const UserRowState &state, QWidget *parent);
/// The action of a menu entry; nothing if the menu handles it.
std::optional<UserRowAction> userChoiceOf(const QAction *action);

} // namespace labdesk
