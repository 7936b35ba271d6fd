// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/useredits.h"

#include "session/session.h"
#include "views/common/usertexts.h"
#include "views/users/edituserdialog.h"
#include "views/users/userrowmenu.h"
#include "widgets/writeconfirmation.h"

#include <QCoreApplication>

#include <algorithm>

namespace labdesk {

namespace {

struct UserEditWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserEditWords)
};

std::function<void()> undoOfZone(Session &session, const UserAction &action, QWidget *over)
{
    const auto row = session.users().store().find(*action.user);
    if (!row)
        return {};
    User user = userInStore(session.users().store(), *row);
    user.timeZone = FallbackTimeZone{action.zone, {}, {}};
    return [&session, over, user, zone = action.previousZone] {
        confirmWrite(session.connection(),
                     UserEditWords::tr("Change the time zone of %1 back to %2?").arg(user.clientUserId, zone),
                     UserEditWords::tr("Change back"), over,
                     [&session, user, zone] { session.actions().changeZone(user, zone); });
    };
}

} // namespace

void askEditUser(Session &session, const User &user, QWidget *over, const UserPatch &draft, std::optional<UserField> at)
{
    const auto again = [&session, user, over, draft, at] { askEditUser(session, user, over, draft, at); };
    if (!session.ticket().allowsWrite(over, again))
        return;
    auto *dialog = new EditUserDialog(session.actions(), session.connection(), user, draft, over);
    dialog->open();
    if (at)
        dialog->focusField(*at);
}

QString whyNoEdit(Session &session, const UserId &user, bool isLoaded)
{
    if (session.connection().readOnly)
        return readOnlyReason();
    if (session.actions().running(user, UserActionKind::Edit))
        return UserEditWords::tr("Changes to this user are being saved.");
    return isLoaded ? QString() : UserEditWords::tr("The user is still loading.");
}

QString whyNoDeregister(Session &session, const std::optional<UserId> &user, const QString &slug)
{
    if (session.connection().readOnly)
        return readOnlyReason();
    const UserAction *running = user ? session.actions().running(*user, UserActionKind::Deregister) : nullptr;
    return running && running->providerSlug == slug ? UserEditWords::tr("Deregistering…") : QString();
}

std::optional<UserAction> lastZoneChange(Session &session, const User &now)
{
    const auto actions = session.actions().of(now.id);
    const auto last
        = std::ranges::find(actions.rbegin(), actions.rend(), UserActionKind::ChangeZone, &UserAction::kind);
    if (last == actions.rend() || !std::holds_alternative<UserAction::Succeeded>(last->state))
        return std::nullopt;
    const QString zone = now.timeZone ? now.timeZone->id : QString();
    return zone == last->zone && !last->previousZone.isEmpty() ? std::optional(*last) : std::nullopt;
}

std::function<void()> undoOfAction(Session &session, const UserAction &action, QWidget *over)
{
    if (action.kind != UserActionKind::Edit)
        return undoOfZone(session, action, over);
    const User now = withValues(*action.before, action.patch);
    return [&session, over, now, before = valuesBefore(*action.before, action.patch)] {
        confirmWrite(
            session.connection(), UserEditWords::tr("Undo the changes to %1?").arg(formatClientId(now.clientUserId)),
            UserEditWords::tr("Undo changes"), over, [&session, now, before] { session.actions().edit(now, before); });
    };
}

} // namespace labdesk
