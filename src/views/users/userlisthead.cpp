// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userlisthead.h"

#include "views/common/usertexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"

#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

UserListHead::UserListHead(const QList<QMenu *> &menus, bool readOnly)
    : ListHeader(tr("Users")), m_more(makeIconButton(IconName::More, tr("More for this list"), u"listMoreButton"_s))
{
    auto *create = makeButton(tr("&New user"), IconName::Plus, ButtonKind::Plain, u"newUserButton"_s);
    setUnavailable(create, readOnly ? readOnlyReason() : QString());
    setSmall(create);
    connect(create, &QPushButton::clicked, this, &UserListHead::newUserRequested);
    addAction(create);
    addAction(m_more);

    auto *menu = new QMenu(m_more);
    menu->setObjectName(u"listMoreMenu"_s);
    menu->setToolTipsVisible(true);
    menu->addAction(tr("&Select users from a list…"), this, &UserListHead::selectFromListRequested)
        ->setObjectName(u"selectFromListAction"_s);
    menu->addSeparator();
    menu->addAction(tr("User c&harts…"), this, &UserListHead::chartsRequested)->setObjectName(u"chartsAction"_s);
    QAction *toFile = menu->addAction(tr("&Export these users…"), this, &UserListHead::exportRequested);
    toFile->setObjectName(u"exportUsersAction"_s);
    if (const QString why = whyNoExport(); !why.isEmpty()) {
        toFile->setEnabled(false);
        toFile->setToolTip(why);
        toFile->setStatusTip(why);
    }
    menu->addSeparator();
    for (QMenu *part : menus)
        menu->addMenu(part);
    setMenuOf(m_more, menu);
}

} // namespace labdesk
