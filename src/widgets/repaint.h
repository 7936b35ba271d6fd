// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/eventfilter.h"

#include <QChildEvent>
#include <QListView>
#include <QPointer>
#include <QResizeEvent>
#include <QWidget>

namespace labdesk {

/// Repaints a whole widget when a child moves, appears, or disappears: for widgets that paint depending on the
/// positions of their children. Layouts move children after the widget was resized and painted, and Qt repaints only
/// the areas these uncover, so old pixels would remain elsewhere.
inline void repaintWithChildren(QWidget *widget)
{
    const auto follow = [widget = QPointer<QWidget>(widget)](QObject *child) {
        if (!child->isWidgetType())
            return;
        new EventFilter(child, [widget](const QEvent &event) {
            switch (event.type()) {
            case QEvent::Move:
            case QEvent::Resize:
            case QEvent::Show:
            case QEvent::Hide:
                if (widget)
                    widget->update();
                break;
            default:
                break;
            }
            return false;
        });
    };
    for (QObject *child : widget->children())
        follow(child);
    new EventFilter(widget, [follow](const QEvent &event) {
        if (event.type() == QEvent::ChildAdded)
            follow(static_cast<const QChildEvent &>(event).child());
        return false;
    });
}

/// Updates the row heights of a list when its width changes: for rows with wrapping text. Qt does so only when the
/// height changes, but a scroll bar also changes the width.
inline void relayoutOnResize(QListView *list)
{
    list->setResizeMode(QListView::Adjust);
    new EventFilter(list->viewport(), [list](const QEvent &event) {
        if (event.type() != QEvent::Resize)
            return false;
        const auto &resize = static_cast<const QResizeEvent &>(event);
        if (resize.size().width() != resize.oldSize().width())
            QMetaObject::invokeMethod(list, &QListView::doItemsLayout, Qt::QueuedConnection);
        return false;
    });
}

} // namespace labdesk
