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

/// Paints all of a widget again when a child of it moves, appears or goes: for those that paint by where their children
/// are. Layouts move children after the widget was resized and painted, and Qt paints only what these uncovered: of
/// everything else the old pixels would stay.
inline void repaintWithChildren(QWidget *painted)
{
    const auto follow = [painted = QPointer<QWidget>(painted)](QObject *child) {
        if (!child->isWidgetType())
            return;
        new EventFilter(child, [painted](const QEvent &event) {
            switch (event.type()) {
            case QEvent::Move:
            case QEvent::Resize:
            case QEvent::Show:
            case QEvent::Hide:
                if (painted)
                    painted->update();
                break;
            default:
                break;
            }
            return false;
        });
    };
    for (QObject *child : painted->children())
        follow(child);
    new EventFilter(painted, [follow](const QEvent &event) {
        if (event.type() == QEvent::ChildAdded)
            follow(static_cast<const QChildEvent &>(event).child());
        return false;
    });
}

/// Asks the rows of a list for their heights again when its width changes: for rows with words that wrap. Qt does so
/// only when the height changes, and a scroll bar that comes takes width.
inline void layOutByWidth(QListView *list)
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
