// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionlist.h"

#include "session/connectionregistry.h"
#include "views/connections/connectiondrafts.h"
#include "views/connections/connectionitemdelegate.h"
#include "widgets/accessibility.h"
#include "widgets/copykey.h"

#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace labdesk {

ConnectionList::ConnectionList(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new ConnectionItemDelegate(this));
    setMouseTracking(true);
    setProperty("surface", u"window"_s);
    copyByKey(this);
    setUpListForEar(this);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            Q_EMIT chosen(item->data(ConnectionItemDelegate::ConnectionRole).toString());
    });
}

void ConnectionList::fill(const ConnectionRegistry &registry, const ConnectionDrafts &drafts, const QString &currentId)
{
    const QSignalBlocker quiet(this);
    clear();
    for (const Connection &connection : registry.connections()) {
        QStringList facts = {environmentWord(connection.environment)};
        if (connection.readOnly)
            facts += tr("read-only");
        if (connection.id == registry.currentId())
            facts += tr("in use");
        if (drafts.isDirty(connection.id))
            facts += tr("not saved");
        addConnectionItem(this, connection.id, connection.name, connection.environment, facts);
    }
    for (const ConnectionDraft &draft : drafts.newOnes())
        addConnectionItem(this, draft.id, ConnectionDrafts::shownName(draft), draft.environment,
                          {environmentWord(draft.environment), tr("not saved")});
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(ConnectionItemDelegate::ConnectionRole).toString() == currentId)
            setCurrentRow(row);
}

int ConnectionList::contentWidth() const
{
    return widthOfConnectionItems(this, {tr("read-only"), tr("not saved"), tr("in use")});
}

} // namespace labdesk
