// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/undocommand.h"

#include "session/session.h"
#include "text/users/actiontexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "views/users/detail/useredits.h"
#include "widgets/dialogframe.h"
#include "widgets/writeconfirmation.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct UndoWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UndoCommand)
};

bool isJobNewerThan(Session &session, const UserAction *change)
{
    return std::ranges::any_of(session.jobs().jobs(), [change](const auto &job) {
        const UserJobKind kind = job->plan().order.kind;
        return !isReadOnly(kind) && kind != UserJobKind::Refresh && job->begunAt().isValid()
            && (!change || job->begunAt() > change->at);
    });
}

/// Whether the loaded user, or otherwise the list, shows that something else was set since.
bool hasChangedSince(Session &session, const UserAction &change)
{
    const auto *ready = session.details().userId() == change.user ? readyIn(session.details().user()) : nullptr;
    if (ready && !ready->refreshing) // while refreshing, the list is already newer
        return !isStillInEffect(change, ready->value);
    const UserStore &store = session.users().store();
    const auto row = store.find(*change.user);
    return row && !isStillInEffect(change, store.user(*row));
}

/// Why the change can't be undone; empty: it can.
QString undoDisabledReason(Session &session, const UserAction &change)
{
    const QString name = formatClientId(change.clientUserId);
    switch (change.kind) {
    case UserActionKind::Create:
        return UndoWords::tr("Creating %1 can’t be undone.").arg(name);
    case UserActionKind::Deregister:
        return UndoWords::tr("Disconnecting %1 for %2 can’t be undone.")
            .arg(session.providers().nameOf(change.providerSlug), name);
    case UserActionKind::Delete:
        return UndoWords::tr("Deleting %1 can’t be undone.").arg(name);
    case UserActionKind::ChangeZone:
        if (change.previousZone.isEmpty())
            return UndoWords::tr("%1 had no time zone before, and a time zone can’t be cleared.").arg(name);
        if (hasChangedSince(session, change))
            return UndoWords::tr("The time zone of %1 has changed again since then.").arg(name);
        break;
    case UserActionKind::Edit:
        if (!undoFor(session, change))
            return UndoWords::tr("The changed fields of %1 were empty before and can’t be cleared again.").arg(name);
        if (const auto *done = std::get_if<UserAction::Succeeded>(&change.state);
            done && !(done->kept.empty() && done->altered.empty()))
            return textOf(change, {}).title; // they differ because the service kept or altered values
        if (hasChangedSince(session, change))
            return UndoWords::tr("The changed fields of %1 have changed again since then.").arg(name);
        break;
    case UserActionKind::Refresh:
    case UserActionKind::StartJob:
        break;
    }
    return undoFor(session, change) ? QString() : UndoWords::tr("%1 isn’t in the list anymore.").arg(name);
}

QString disabledReason(Session &session, const UserAction *change)
{
    if (isJobNewerThan(session, change) || (change && change->kind == UserActionKind::StartJob))
        return UndoWords::tr("The last change was a job. Open Jobs to see whether it can be undone.");
    if (!change)
        return UndoWords::tr("There’s no change to undo.");
    if (std::holds_alternative<UserAction::Sending>(change->state))
        return UndoWords::tr("The last change, to %1, is still being sent.").arg(formatClientId(change->clientUserId));
    if (std::holds_alternative<UserAction::Unknown>(change->state))
        return UndoWords::tr("The outcome of the last change, to %1, is unknown. Check it first.")
            .arg(formatClientId(change->clientUserId));
    return undoDisabledReason(session, *change);
}

/// For a user that isn't open.
void askFirst(Session &session, const UserUndo &undo, QWidget *over)
{
    auto *dialog = new DialogFrame(undo.verb, over);
    dialog->setObjectName(u"undoQuestionDialog"_s);
    dialog->setHeading(undo.question);
    dialog->setEnvironment(session.connection());
    dialog->addText(UndoWords::tr("You made this change to a user who isn’t open now. Nothing has been sent yet."));
    dialog->setAction(undo.verb)->setAutoDefault(false); // Enter must not send anything
    QObject::connect(dialog, &DialogFrame::actionRequested, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, over, undo.send);
    dialog->cancelButton()->setFocus();
    dialog->open();
}

QString titleOf(const UserAction &change)
{
    const QString name = formatClientId(change.clientUserId);
    return change.kind == UserActionKind::ChangeZone
        ? UndoWords::tr("Undo the time zone change: set %1 back to %2").arg(name, formatZone(change.previousZone))
        : UndoWords::tr("Undo the changes to %1").arg(name);
}

} // namespace

Command undoCommand(Session &session, const std::optional<UserId> &open, QWidget *over)
{
    const UserAction *change = session.actions().lastChange();
    Command command{.id = u"app.undo"_s,
                    .title = UndoWords::tr("Undo the last change"),
                    .icon = IconName::Undo,
                    .keywords = UndoWords::tr("back"),
                    .about = change ? formatClientId(change->clientUserId) : QString()};
    if (change && std::holds_alternative<UserAction::Delayed>(change->state)) {
        command.run = [&session, id = change->id] { session.actions().cancel(id); };
        command.listed = false; // the palette already lists it as a cancel command
        return command;
    }
    command.disabledReason
        = session.connection().readOnly ? readOnlyReason(session.connection()) : disabledReason(session, change);
    if (!command.disabledReason.isEmpty())
        return command;
    const UserUndo undo = *undoFor(session, *change);
    command.title = titleOf(*change);
    command.run = [&session, over, undo, isOpen = open == change->user] {
        if (!isOpen)
            askFirst(session, undo, over);
        else
            confirmWrite(session.connection(), undo.question, undo.verb, over, undo.send);
    };
    return command;
}

} // namespace labdesk
