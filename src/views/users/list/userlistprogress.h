// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userdirectory.h"
#include "widgets/sheet.h"

namespace labdesk {

class UserTableModel;

/// "41,203 users · 12.3 MB of 80.1 MB · 5.1 MB/s": how far a list is that is being fetched.
QString formatProgress(const UserListProgress &progress);

/// "41 of 1,204 users, 1 selected", or how far a list is that is being fetched; empty without either.
QString formatListStatus(const UserDirectory &directory, const UserTableModel &model, int selected);

/// Why entries of the list are left out: the reasons that are known, each naming a field and never its value.
class UnreadUsersSheet : public Sheet
{
    Q_OBJECT

public:
    UnreadUsersSheet(const QStringList &reasons, qint64 all, QWidget *window);
};

} // namespace labdesk
