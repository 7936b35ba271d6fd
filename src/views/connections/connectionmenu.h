// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace labdesk {

class ConnectionRegistry;

/// The connections to choose from with one click, each with its environment. Goes when it is closed.
class ConnectionMenu : public QMenu
{
    Q_OBJECT

public:
    ConnectionMenu(const ConnectionRegistry &registry, QWidget *parent);

    void popUpAt(const QPoint &corner); ///< its upper corner on the side where lines end

Q_SIGNALS:
    void connectRequested(const QString &id);
    void manageRequested();
};

} // namespace labdesk
