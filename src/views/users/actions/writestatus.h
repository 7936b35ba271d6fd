// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroract.h"
#include "session/useractions.h"
#include "widgets/fieldproblems.h"

#include <QObject>

#include <vector>

namespace labdesk {

class CountdownRow;
class DialogFrame;
class InlineMessage;

/// The write that a dialog began, as the dialog shows it: a pause that the service asks for, with Cancel; an outcome
/// that nobody knows, with Check; and the service's refusal. Goes with the dialog.
class WriteStatus : public QObject
{
    Q_OBJECT

public:
    /// Adds its message and its pause to the dialog's body, where they stand from then on.
    WriteStatus(UserActions &actions, DialogFrame &dialog);

    void clearMessage();
    void follow(quint64 id);            ///< from now on this action; says at once how it stands
    quint64 id() const { return m_id; } ///< the action that was begun last; 0: none
    bool isSending() const;             ///< or waiting to send again, or being checked
    bool mayBeDone() const;             ///< it is being sent, or its outcome is unknown: closing takes nothing back

    /// Puts the refusals below the fields that they name. `whereAllAreShown` is the second line when there is no other.
    /// Goes when one of the fields is edited. Without a `button` the act that mends it is one.
    void showRefusal(const ApiError &why, const std::vector<FormField> &fields, const QString &whereAllAreShown,
                     const QString &button = {});

Q_SIGNALS:
    void changed(); ///< another state of the same action; before what follows
    void succeeded();
    void refused(const labdesk::ApiError &why);
    void buttonClicked(); ///< of showRefusal()

private:
    void show(quint64 id);
    void showPause(const UserAction &action);
    void offerCheck(bool offered);

    UserActions &m_actions;
    DialogFrame &m_dialog;
    InlineMessage *m_message;
    CountdownRow *m_pause;
    bool m_offersCheck = false;
    ErrorAct m_offeredAct = ErrorAct::None; ///< of a refusal
    bool m_isRefused = false;               ///< what the message says, until it is sent again
    bool m_watchesFields = false;
    quint64 m_id = 0;
};

} // namespace labdesk
