// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/copykey.h"

#include "output/desktop/clipboard.h"
#include "widgets/eventfilter.h"
#include "widgets/widgethost.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

namespace labdesk {

void copyByKey(QAbstractItemView *list)
{
    new EventFilter(list, [list](const QEvent &event) {
        if (event.type() != QEvent::KeyPress || !static_cast<const QKeyEvent &>(event).matches(QKeySequence::Copy))
            return false;
        const QModelIndex cell = list->currentIndex();
        if (const QString text = cell.data().toString(); !text.isEmpty()) {
            output::copyText(text,
                             output::copySensitivity(privacy::Field::ClientUserId, {text})); // whatever the column
            showCopiedToast(list, copiedCell(cell));
        }
        return true;
    });
}

QString copiedCell(const QModelIndex &cell)
{
    const QString title = cell.model()->headerData(cell.column(), Qt::Horizontal).toString();
    bool isNumber = false;
    title.toInt(&isNumber); // without titles, Qt numbers the columns
    return title.isEmpty() || isNumber
        ? QCoreApplication::translate("labdesk::CopyKey", "Copied.")
        : QCoreApplication::translate("labdesk::CopyKey", "Copied: %1.", "the title of a column").arg(title);
}

void showCopiedToast(QWidget *part, const QString &words)
{
    if (WidgetHost *host = WidgetHost::around(part))
        host->showToast(words);
}

} // namespace labdesk
