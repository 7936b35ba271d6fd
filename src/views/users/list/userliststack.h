// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/remotestack.h"

namespace labdesk {

class UserDirectory;
class UserTableModel;

/// The rows of the user list, or what stands in their place while there are none.
class UserListStack : public RemoteStack
{
    Q_OBJECT

public:
    UserListStack(UserDirectory &directory, const UserTableModel &model, QWidget *rows, bool readOnly, QWidget *parent);

    void showState(bool isArriving); ///< whether users are shown while the rest is on its way

private:
    UserDirectory &m_directory;
    const UserTableModel &m_model;
};

} // namespace labdesk
