// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/listheader.h"

class QMenu;
class QToolButton;

namespace labdesk {

/// The head of the user list: how many there are, and what can be done with all of them.
class UserListHead : public ListHeader
{
    Q_OBJECT

public:
    /// `menus` stand in its menu as menus of their own. `readOnly` switches off what would write.
    UserListHead(const QList<QMenu *> &menus, bool readOnly);

    QToolButton *lastButton() const { return m_more; }

Q_SIGNALS:
    void newUserRequested();
    void selectFromListRequested();
    void chartsRequested();
    void exportRequested();

private:
    QToolButton *m_more;
};

} // namespace labdesk
