// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/listheader.h"

class QPushButton;
class QToolButton;

namespace labdesk {

/// The head of the user list: how many there are, and what can be done with all of them.
class UserListHead : public ListHeader
{
    Q_OBJECT

public:
    /// `columns` stands at the end. `readOnly` switches off what would write.
    UserListHead(QToolButton *columns, bool readOnly);

Q_SIGNALS:
    void newUserRequested();
    void exportRequested();
};

} // namespace labdesk
