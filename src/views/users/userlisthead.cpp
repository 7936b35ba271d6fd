// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userlisthead.h"

#include "views/common/usertexts.h"
#include "widgets/button.h"

#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

UserListHead::UserListHead(QToolButton *columns, bool readOnly) : ListHeader(tr("Users"))
{
    auto *create = makeButton(tr("&New user"), IconName::Plus, ButtonKind::Plain, u"newUserButton"_s);
    setUnavailable(create, readOnly ? readOnlyReason() : QString());
    setSmall(create);
    connect(create, &QPushButton::clicked, this, &UserListHead::newUserRequested);
    addAction(create);
    auto *toFile = makeIconButton(IconName::Export, tr("Export these users…"), u"exportUsersButton"_s);
    connect(toFile, &QToolButton::clicked, this, &UserListHead::exportRequested);
    if (const QString why = whyNoExport(); !why.isEmpty())
        setUnavailable(toFile, why);
    addAction(toFile);
    addAction(columns);
}

} // namespace labdesk
