// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fitscrollarea.h"

namespace labdesk {

class Session;
class UserDetailPane;
class UserSelectionModel;
class UserSelectionPane;

/// What stands beside the user list: the one user that is open, or what several have in common.
class UserSidePane : public PageStack
{
    Q_OBJECT

public:
    UserSidePane(Session &session, QWidget *parent);

    UserDetailPane *detail() const { return m_detail; }
    UserSelectionPane *many() const { return m_many; }
    void showFor(const UserSelectionModel &selection); ///< whatever is selected

private:
    UserDetailPane *m_detail;
    UserSelectionPane *m_many;
};

} // namespace labdesk
