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

/// Opens the dialog that edits this user, over `over`. `at`: the field that has the focus.
void askEditUser(Session &session, const User &user, QWidget *over, const UserPatch &draft = {},
                 std::optional<UserField> at = {});

/// Why the user can't be edited now; empty: it can. `isLoaded`: everything is known of it, not only its row.
QString editDisabledReason(Session &session, const UserId &user, bool isLoaded);

/// Why that source can't be deregistered now; empty: it can.
QString deregisterDisabledReason(Session &session, const std::optional<UserId> &user, const QString &slug);

/// How a finished change of zone or an edit is taken back.
struct UserUndo
{
    QString question; ///< "Change the time zone of client-00042 back to America/Denver?"
    QString verb;     ///< of the button
    std::function<void()> send;
};

/// Nothing for what can't be undone.
std::optional<UserUndo> undoFor(Session &session, const UserAction &action);
/// The same, which asks, where the connection asks, before it sends the old values.
std::function<void()> undoOfAction(Session &session, const UserAction &action, QWidget *over);

} // namespace labdesk
