// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/ids.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "domain/useredit.h"

#include <QDateTime>
#include <QString>
#include <QtGlobal>

#include <optional>
#include <variant>

namespace labdesk {

enum class UserActionKind {
    Create,
    ChangeZone,
    Edit,
    Refresh,
    Deregister,
    Delete,
    StartJob ///< starts a job over many users, which then sends its own requests
};

/// An action on one user, from the click to the verified result; or the countdown to a job over many.
struct UserAction
{
    struct Delayed ///< it will be sent after the countdown; cancel() still works
    {
        int secondsLeft = 0;
        int countdownSeconds = 0;  ///< its whole length
        bool askedToPause = false; ///< the service refused the write, or the read before it, with a Retry-After
        bool isFrozen = false;     ///< it can't be canceled right now, so its countdown is paused
    };
    struct Sending
    {
    };
    struct Succeeded
    {
        RefreshResult refresh = {}; ///< for Refresh
        bool inProgress = false;    ///< for Refresh: answered with 202 or with sources in progress
        bool stillListed = false;   ///< for Deregister and Delete: read back and still there
        bool alreadyGone = false;   ///< for Deregister and Delete: 404, nothing was left to do
        bool verified = false;      ///< read back and as expected
        UserFieldList kept = {};    ///< for Edit: read back with the old value
        UserFieldList altered = {}; ///< for Edit: read back with neither the old value nor the one sent
    };
    struct Failed
    {
        ApiError why;
    };
    struct Unknown ///< the write was sent without a response; check() reads whether it was done
    {
        ApiError why;
        bool checking = false;
        bool notSeenYet = false; ///< checked and not done yet; a slow service may still do it
    };
    struct Canceled
    {
        /// The write, or the read before it, was refused once, and the write was canceled in the pause. False: nothing
        /// was ever sent.
        bool wasRefused = false;
        UserFieldList changedElsewhere = {}; ///< why it was not sent: these fields had other values by then
    };
    using State = std::variant<Delayed, Sending, Succeeded, Failed, Unknown, Canceled>;

    quint64 id = 0;
    UserActionKind kind = UserActionKind::Refresh;
    std::optional<UserId> user = {}; ///< nothing while a user is being created
    QString clientUserId = {};
    QString providerSlug = {};       ///< for Deregister, and for StartJob where the job deregisters
    bool isPhoneSdk = false;         ///< for Deregister: a phone app can connect it again
    QString zone = {};               ///< for ChangeZone: the new one
    QString previousZone = {};       ///< for ChangeZone: empty if there was none; there is no Undo then
    NewUser newUser = {};            ///< for Create
    quint64 job = 0;                 ///< for StartJob
    int users = 0;                   ///< for StartJob: how many
    UserPatch patch = {};            ///< for Edit: what is to change
    std::optional<User> before = {}; ///< for Edit: the user as the person saw it
    quint64 undoes = 0;              ///< the action that this one undoes; 0: none
    QString ticket = {};             ///< the current one when it was requested; empty: none
    QDateTime at = {};               ///< UTC, when it was requested
    QDateTime endedAt = {};          ///< UTC, when it succeeded or failed; invalid: it did neither
    State state = Sending{};
};

} // namespace labdesk
