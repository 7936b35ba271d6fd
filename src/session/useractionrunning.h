// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"

#include <QTimer>

namespace labdesk {

/// An action with what drives it.
struct UserActions::Running
{
    explicit Running(UserAction begun) : action(std::move(begun)) {}

    UserAction action;
    QTimer timer;      ///< ticks while delayed
    api::Call call;    ///< the write, then the read that settles it
    api::Call listing; ///< brings the list up to date after it is settled
    QMetaObject::Connection list; ///< to the directory, while its list is awaited
    bool isFinished() const
    {
        return std::holds_alternative<UserAction::Succeeded>(action.state) || std::holds_alternative<UserAction::Failed>(action.state)
            || std::holds_alternative<UserAction::Cancelled>(action.state);
    }
};

} // namespace labdesk
