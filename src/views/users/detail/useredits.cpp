// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/useredits.h"

#include "session/session.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "views/users/dialogs/edituserdialog.h"
#include "widgets/writeconfirmation.h"

#include <QCoreApplication>

#include <algorithm>

namespace labdesk {

namespace {

struct UserEditWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserEditWords)
};

std::optional<UserUndo> undoOfZone(Session &session, const UserAction &action)
{
    const auto row = session.users().store().find(*action.user);
    if (!row || action.previousZone.isEmpty())
        return std::nullopt;
    User user = session.users().store().user(*row);
    user.timeZone = FallbackTimeZone{action.zone, {}, {}};
    return UserUndo{UserEditWords::tr("Change the time zone of %1 back to %2?")
                        .arg(formatUserName(user), formatZone(action.previousZone)),
                    UserEditWords::tr("Change back"), [&session, user, zone = action.previousZone, id = action.id] {
                        session.actions().changeZone(user, zone, id);
                    }};
}

} // namespace

void askEditUser(Session &session, const User &user, QWidget *over, const UserPatch &draft, std::optional<UserField> at)
{
    const auto again = [&session, user, over, draft, at] { askEditUser(session, user, over, draft, at); };
    if (!session.ticket().requestWrite(over, again))
        return;
    auto *dialog = new EditUserDialog(session.actions(), session.connection(), user, draft, over);
    if (at)
        dialog->focusField(*at); // before it is shown, because values that differ from then on count as typed
    dialog->open();
}

QString editDisabledReason(Session &session, const UserId &user, bool isLoaded)
{
    if (const QString readOnly = readOnlyReason(session.connection()); !readOnly.isEmpty())
        return readOnly;
    if (session.actions().running(user, UserActionKind::Edit))
        return UserEditWords::tr("Changes to this user are being saved.");
    return isLoaded ? QString() : UserEditWords::tr("The user is still loading.");
}

QString deregisterDisabledReason(Session &session, const std::optional<UserId> &user, const QString &slug)
{
    if (const QString readOnly = readOnlyReason(session.connection()); !readOnly.isEmpty())
        return readOnly;
    const auto isOf = [&slug](const UserAction *one) {
        return one && one->kind == UserActionKind::Deregister && one->providerSlug == slug;
    };
    bool isRunning = user && isOf(session.actions().running(*user, UserActionKind::Deregister));
    for (const quint64 id : session.actions().delayed()) // several may be counting down for one user
        isRunning = isRunning || (isOf(session.actions().find(id)) && session.actions().find(id)->user == user);
    return isRunning ? UserEditWords::tr("Disconnecting…") : QString();
}

bool isStillInEffect(const UserAction &action, const User &now)
{
    const auto *done = std::get_if<UserAction::Succeeded>(&action.state);
    if (done && !done->verified)
        return true; // what was read may be older; an undo compares with the service
    UserPatch patch = action.patch;
    if (action.kind == UserActionKind::ChangeZone)
        patch.timeZone = action.zone;
    UserFieldList other = fieldsMissingIn(now, patch);
    if (!now.birthDate) // the list doesn't have it
        std::erase(other, UserField::BirthDate);
    return other.empty();
}

std::optional<UserUndo> undoFor(Session &session, const UserAction &action)
{
    if (action.kind == UserActionKind::ChangeZone)
        return undoOfZone(session, action);
    if (action.kind != UserActionKind::Edit)
        return std::nullopt;
    const UserPatch before = valuesBefore(*action.before, action.patch);
    if (fieldsIn(before).empty())
        return std::nullopt;
    const User now = withValues(*action.before, action.patch);
    return UserUndo{UserEditWords::tr("Undo the changes to %1?").arg(formatUserName(now)),
                    UserEditWords::tr("Undo changes"),
                    [&session, now, before, id = action.id] { session.actions().edit(now, before, id); }};
}

std::function<void()> undoOfAction(Session &session, const UserAction &action, QWidget *over)
{
    const auto undo = undoFor(session, action);
    if (!undo)
        return {};
    return [&session, over, undo = *undo] {
        confirmWrite(session.connection(), undo.question, undo.verb, over, undo.send);
    };
}

} // namespace labdesk
