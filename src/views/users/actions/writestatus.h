// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroraction.h"
#include "session/useractions.h"
#include "widgets/fieldproblems.h"

#include <QObject>

#include <vector>

namespace labdesk {

class CountdownRow;
class DialogFrame;
class InlineMessage;

/// Shows the state of a write in its dialog: a delay requested by the service, with Cancel; an unknown outcome, with
/// Check; and errors from the service. Owned by the dialog.
class WriteStatus : public QObject
{
    Q_OBJECT

public:
    /// Adds a message and a countdown to the dialog's body.
    WriteStatus(UserActions &actions, DialogFrame &dialog);

    void clearMessage();
    void follow(quint64 id);            ///< shows the state of this action from now on
    quint64 id() const { return m_id; } ///< the last action; 0: none
    bool isSending() const;             ///< also while waiting for a retry or being checked
    bool mayBeDone() const;             ///< sending, or the outcome is unknown: closing the dialog won't undo it

    /// Shows errors below the fields they refer to. `whereAllAreShown` replaces the detail if all errors refer to
    /// fields. Hidden when one of the fields is edited. If `button` is empty, the button is the action that fixes the
    /// error.
    void showRefusal(const ApiError &why, const std::vector<FormField> &fields, const QString &whereAllAreShown,
                     const QString &button = {});

Q_SIGNALS:
    void changed(); ///< the state of the action changed; emitted before the signals below
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
    ErrorAction m_offeredAction = ErrorAction::None; ///< for the error that is shown
    bool m_isRefused = false;                        ///< the message shows an error of the last attempt
    bool m_watchesFields = false;
    quint64 m_id = 0;
};

} // namespace labdesk
