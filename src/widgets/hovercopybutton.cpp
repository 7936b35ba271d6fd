// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hovercopybutton.h"

#include "widgets/metrics.h"

#include <QMouseEvent>
#include <QTableView>

namespace labdesk {

HoverCopyButton::HoverCopyButton(const QString &what, QTableView *table, int column)
    : CopyButton(what, table->viewport()), m_table(table), m_column(column)
{
    setFocusPolicy(Qt::NoFocus);
    hide();
    table->viewport()->setMouseTracking(true);
    table->viewport()->installEventFilter(this);
}

bool HoverCopyButton::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        showAt(static_cast<QMouseEvent *>(event)->pos());
        break;
    case QEvent::Leave:
    case QEvent::Wheel:
    case QEvent::Resize:
        hide();
        break;
    default:
        break;
    }
    return CopyButton::eventFilter(watched, event);
}

void HoverCopyButton::showAt(const QPoint &position)
{
    const QModelIndex cell = m_table->indexAt(position).siblingAtColumn(m_column);
    const QString value = cell.data(Qt::AccessibleTextRole).toString();
    setVisible(cell.isValid() && !value.isEmpty());
    if (isHidden())
        return;
    setText(value);
    const QRect room = m_table->visualRect(cell);
    const QSize size = sizeHint();
    const int inset = metricsFor(this).half;
    const int left = layoutDirection() == Qt::RightToLeft ? room.left() + inset : room.right() - inset - size.width();
    setGeometry(QRect(QPoint(left, room.center().y() - size.height() / 2), size));
}

} // namespace labdesk
