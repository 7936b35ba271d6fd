// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionmenu.h"

#include "session/connectionregistry.h"
#include "widgets/icon.h"
#include "widgets/mnemonic.h"

#include <QActionGroup>

using namespace Qt::StringLiterals;

namespace labdesk {

ConnectionMenu::ConnectionMenu(const ConnectionRegistry &registry, QWidget *parent) : QMenu(parent)
{
    setObjectName(u"connectionMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *group = new QActionGroup(this);
    for (const Connection &connection : registry.connections()) {
        const QString word = formatEnvironment(connection.environment);
        const QString facts = connection.readOnly ? tr("%1, read-only").arg(word) : word;
        // Text after a tab is right-aligned.
        QAction *action = addAction(labdesk::icon(environmentIcon(connection.environment)),
                                    escapeMnemonic(connection.name) + u'\t' + facts);
        action->setCheckable(true);
        action->setChecked(connection.id == registry.currentId());
        action->setData(connection.id);
        group->addAction(action);
        if (action->isChecked())
            setActiveAction(action);
        else
            connect(action, &QAction::triggered, this, [this, id = connection.id] { Q_EMIT connectRequested(id); });
    }
    addSeparator();
    addAction(tr("&Manage connections…"), this, &ConnectionMenu::manageRequested)
        ->setObjectName(u"manageConnectionsAction"_s);
}

void ConnectionMenu::popUpAt(const QPoint &corner)
{
    const int width = layoutDirection() == Qt::RightToLeft ? 0 : sizeHint().width();
    popup(corner - QPoint(width, 0));
}

} // namespace labdesk
