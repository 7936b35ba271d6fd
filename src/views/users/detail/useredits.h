// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/useredit.h"
#include "session/useractions.h"

#include <functional>
#include <optional>

class QWidget;

namespace labdesk {

class Session;

/// Opens the dialog to edit this user, in front of `over`. `at`: the field to focus.
void askEditUser(Session &session, const User &user, QWidget *over, const UserPatch &draft = {},
                 std::optional<UserField> at = {});

/// Why the user can't be edited now; empty: it can. `isLoaded`: the user is loaded, not only its row in the list.
QString editDisabledReason(Session &session, const UserId &user, bool isLoaded);

/// Why the source can't be disconnected now; empty: it can.
QString deregisterDisabledReason(Session &session, const std::optional<UserId> &user, const QString &slug);

/// Whether `now` still has the values that an edit or a change of the time zone has set. If something else was set
/// since, the change can't be undone.
bool isStillInEffect(const UserAction &action, const User &now);

/// How to undo a completed edit or change of the time zone.
struct UserUndo
{
    QString question; ///< "Change the time zone of client-00042 back to Mountain time (Denver)?"
    QString verb;     ///< text of the button
    std::function<void()> send;
};

/// Nothing if it can't be undone.
std::optional<UserUndo> undoFor(Session &session, const UserAction &action);
/// The same as a function that asks for confirmation if the connection requires it, and then sends the old values.
std::function<void()> undoOfAction(Session &session, const UserAction &action, QWidget *over);

} // namespace labdesk
