// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/usersidepane.h"

#include "models/userselectionmodel.h"
#include "session/session.h"
#include "views/users/userdetailpane.h"
#include "views/users/userselectionpane.h"

namespace labdesk {

// Parts have their parent from the beginning: a tree that gets it late is styled once more.
UserSidePane::UserSidePane(Session &session, QWidget *parent)
    : PageStack(parent), m_detail(new UserDetailPane(session, session.details(), this)),
      m_many(new UserSelectionPane(session.connection().readOnly, this))
{
    addWidget(m_detail);
    addWidget(m_many);
}

void UserSidePane::showFor(const UserSelectionModel &selection)
{
    if (selection.count() > 1)
        m_many->showSelection(selection.users(), selection.hidden());
    setCurrentWidget(selection.count() > 1 ? static_cast<QWidget *>(m_many) : m_detail);
}

} // namespace labdesk
