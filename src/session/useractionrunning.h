// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"

#include <QTimer>

namespace labdesk {

/// An action with what drives it.
struct UserActions::Running
{
    explicit Running(UserAction begun) : action(std::move(begun)) { }

    UserAction action;
    QTimer timer;                 ///< ticks while delayed
    bool hasPaused = false;       ///< as the service asked; it is not done twice
    bool isAnswered = false;      ///< the write was, and is being read back
    api::Call call;               ///< the write, then the read that settles it
    api::Call listing;            ///< brings the list up to date after it is settled
    QMetaObject::Connection list; ///< to the directory, while its list is awaited
    bool isOnItsWay() const { return std::holds_alternative<UserAction::Sending>(action.state) && !isAnswered; }
    /// Whether asking for the same is the same action. Not after a check that did not find it: a write that never
    /// arrived would bar the way for ever.
    bool isUnderWay() const
    {
        if (const auto *unknown = std::get_if<UserAction::Unknown>(&action.state))
            return unknown->checking || !unknown->notSeenYet;
        return std::holds_alternative<UserAction::Delayed>(action.state)
            || std::holds_alternative<UserAction::Sending>(action.state);
    }
};

} // namespace labdesk
