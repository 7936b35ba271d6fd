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

/// Sends one write to a user, interprets the response, and reads the user back. Sent once. Operations 1, 3, 6, 7
/// and 8.
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

    UserWrite(UserAction action, const Context &context, QObject *parent = nullptr);

    const UserAction &action() const { return m_action; }
    void send();
    void check(); ///< for Unknown: a read that shows whether it was done
    /// Waits for no answer any more: unknown if it may have left, else canceled. What is being read back stays so.
    void abandon();
    void stopReading();           ///< what was taken has succeeded, what was looked for is as it was before
    bool mayHaveBeenSent() const; ///< abandoned now, it would be unknown
    void enter(UserAction::State state);

    bool isInFlight() const; ///< sent, and not answered yet
    /// Whether another request for the same is part of this action. False after a check that didn't find it: otherwise
    /// a write that never arrived would block it forever.
    bool isPending() const;

Q_SIGNALS:
    void aboutToSend(); ///< nothing has left yet
    void changed();
    void pauseAsked(int seconds); ///< it was refused for now, for the first time
    void created(const labdesk::UserId &user);

private:
    void sendCreate();
    void compare();
    UserFieldList changedElsewhere(const User &now) const;
    void sendNow();
    void sendPatch();
    void doneEditing(const User &now);
    void sendRefresh();
    template <class Reply> void sendPlain(const api::Endpoint<Reply> &endpoint);
    bool pauses(const ApiError &why);
    void failed(const ApiError &why);
    void done(UserAction::Succeeded success);
    void verify();
    void settleCheck(UserReadBack::Finding finding);
    bool removes() const;
    void reloadIfOpen(const UserId &user);

    UserAction m_action;
    Context m_context;
    bool m_hasPaused = false;   ///< on request of the service; only once
    bool m_isComparing = false; ///< before it is sent: the user is read again
    bool m_isAnswered = false;  ///< the write was, and is being read back
    api::Call m_call;
    UserReadBack m_readBack;
};

} // namespace labdesk
