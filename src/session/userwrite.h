// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "session/useraction.h"
#include "session/userreadback.h"

#include <QDateTime>
#include <QObject>

#include <functional>

namespace labdesk {

class RefreshBudget;
class UserDetails;
class UserDirectory;

/// Sends one write to a user, once, interprets the response, and reads the user back. Operations 1, 3, 6, 7, and 8.
class UserWrite : public QObject
{
    Q_OBJECT

public:
    struct Context
    {
        api::ApiClient &client;
        UserDirectory &directory;
        UserDetails &details;
        RefreshBudget &refreshes;
        const std::function<QDateTime()> &now;
    };

    UserWrite(UserAction action, const Context &context);

    const UserAction &action() const { return m_action; }
    void send();
    void check(); ///< for Unknown: a read that shows whether it was done
    /// Stops waiting for a response: the write becomes unknown if it may have been sent, otherwise canceled. A write
    /// that is being read back stays as it is.
    void abandon();
    /// A write that is being read back has succeeded; one that is being checked goes back to its earlier state.
    void stopReading();
    bool mayHaveBeenSent() const; ///< if abandoned now, it would become unknown
    void enter(UserAction::State state);

    bool isInFlight() const; ///< sent, without a response yet
    /// Whether a repeated request counts as this action. False after a check that didn't find it done: otherwise a
    /// write that never arrived would block new ones forever.
    bool isPending() const;

Q_SIGNALS:
    void aboutToSend(); ///< nothing has been sent yet
    void changed();
    void pauseAsked(int seconds); ///< it was refused for now, for the first time
    void created(const labdesk::UserId &user);
    void outdated(const labdesk::UserId &user); ///< what was read of the user before

private:
    void sendCreate();
    void compare();
    UserFieldList changedElsewhere(const User &now) const;
    void sendNow();
    void sendPatch();
    void doneEditing(const User &now);
    void sendRefresh();
    template <class Reply> void sendPlain(const api::Endpoint<Reply> &endpoint);
    bool startPause(const ApiError &why);
    void failed(const ApiError &why);
    void done(UserAction::Succeeded success);
    void verify();
    void settleCheck(UserReadBack::Finding finding);
    bool removes() const;

    UserAction m_action;
    Context m_context;
    bool m_hasPaused = false;   ///< as the service requested; only once
    bool m_isComparing = false; ///< before it is sent: the user is read again
    bool m_hasResponse = false; ///< a response came, and the user is being read back
    api::Call m_call;
    UserReadBack m_readBack;
};

} // namespace labdesk
