// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace labdesk {

class ConnectionRegistry;

/// A menu of all connections with their environments. Deletes itself when closed.
class ConnectionMenu : public QMenu
{
    Q_OBJECT

public:
    ConnectionMenu(const ConnectionRegistry &registry, QWidget *parent);

    /// `corner`: where the menu's top right corner goes (top left in a right-to-left layout)
    void popUpAt(const QPoint &corner);

Q_SIGNALS:
    void connectRequested(const QString &id);
    void manageRequested();
};

} // namespace labdesk
