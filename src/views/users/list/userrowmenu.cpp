// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userrowmenu.h"

#include "output/desktop/clipboard.h"
#include "privacy/sensitive.h"
#include "text/users/usertexts.h"
#include "widgets/button.h"
#include "widgets/copykey.h"

#include <QCoreApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct RowMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserRowMenu)
};

void addRowChoice(QMenu *menu, const QString &text, UserRowAction choice, const QString &name,
                  const QString &disabledReason = {})
{
    QAction *action = menu->addAction(text);
    action->setObjectName(name);
    action->setData(int(choice));
    setUnavailable(action, disabledReason);
}

void addRowCopy(QMenu *menu, const QString &text, const QString &what, const QString &done, const QString &name)
{
    QAction *action = menu->addAction(text, menu, [menu, what, done] {
        output::copyText(what, output::copySensitivity(privacy::Field::ClientUserId, {what}));
        showCopiedToast(menu, done);
    });
    action->setObjectName(name);
    setUnavailable(action, idCopyDisabledReason());
}

} // namespace

QMenu *makeUserRowMenu(const User &user, const UserRowState &state, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"userRowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    addRowChoice(menu, RowMenuWords::tr("&Open"), UserRowAction::Open, u"openAction"_s);
    addRowChoice(menu, state.isPinned ? RowMenuWords::tr("Un&pin") : RowMenuWords::tr("&Pin"), UserRowAction::Pin,
                 u"pinAction"_s);
    menu->addSeparator();
    addRowCopy(menu, RowMenuWords::tr("Copy &client ID"), user.clientUserId, RowMenuWords::tr("Copied the client ID."),
               u"copyClientIdAction"_s);
    addRowCopy(menu, RowMenuWords::tr("Copy &user ID"), user.id.text(), RowMenuWords::tr("Copied the user ID."),
               u"copyUserIdAction"_s);
    menu->addSeparator();
    addRowChoice(menu, RowMenuWords::tr("&Request data refresh"), UserRowAction::Refresh, u"refreshAction"_s,
                 state.cannotRefresh);
    addRowChoice(menu, RowMenuWords::tr("Change time &zone…"), UserRowAction::ChangeZone, u"changeZoneAction"_s,
                 state.cannotWrite);
    addRowChoice(menu, RowMenuWords::tr("&Verify caller…"), UserRowAction::VerifyCaller, u"verifyCallerAction"_s);
    menu->addSeparator();
    addRowChoice(menu, RowMenuWords::tr("&Delete user…"), UserRowAction::Delete, u"deleteAction"_s, state.cannotWrite);
    return menu;
}

std::optional<UserRowAction> userChoiceOf(const QAction *action)
{
    return action->data().isValid() ? std::optional(UserRowAction(action->data().toInt())) : std::nullopt;
}

} // namespace labdesk
