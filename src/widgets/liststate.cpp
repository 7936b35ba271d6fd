// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/liststate.h"

#include "widgets/listnavigation.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPersistentModelIndex>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Waits for the first paint, because a list without a layout can't scroll. Deletes itself afterwards.
class ScrollOnFirstPaint : public QObject
{
public:
    ScrollOnFirstPaint(QAbstractItemView &list, const QModelIndex &top) : QObject(&list), m_list(list), m_top(top)
    {
        list.viewport()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // Queued, because scrolling would interfere with painting.
            QMetaObject::invokeMethod(this, &ScrollOnFirstPaint::scroll, Qt::QueuedConnection);
        }
        return false;
    }

private:
    void scroll()
    {
        m_list.scrollTo(m_top, QAbstractItemView::PositionAtTop);
        deleteLater();
    }

    QAbstractItemView &m_list;
    QPersistentModelIndex m_top;
};

QModelIndex rowWith(const QAbstractItemModel &model, int role, const QVariant &value)
{
    if (!value.isValid() || model.rowCount() == 0)
        return {};
    return model.match(model.index(0, 0), role, value, 1, Qt::MatchExactly | Qt::MatchCaseSensitive).value(0);
}

} // namespace

QVariantMap listState(const QAbstractItemView &list, int role)
{
    QVariantMap state;
    if (list.currentIndex().isValid())
        state[u"current"_s] = list.currentIndex().data(role);
    const QModelIndex top = list.indexAt({0, 0});
    if (top.isValid() && list.verticalScrollBar()->value() > 0)
        state[u"top"_s] = top.data(role);
    return state;
}

void restoreListState(QAbstractItemView &list, int role, const QVariantMap &state)
{
    if (!list.model())
        return;
    const QModelIndex current = rowWith(*list.model(), role, state.value(u"current"_s));
    if (current.isValid() && current.row() != list.currentIndex().row())
        selectOnly(&list, current);
    const QModelIndex top = rowWith(*list.model(), role, state.value(u"top"_s));
    if (top.isValid())
        new ScrollOnFirstPaint(list, top);
}

} // namespace labdesk
