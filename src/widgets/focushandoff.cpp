// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/focushandoff.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

namespace labdesk {

namespace {

bool isPresent(const QWidget *widget)
{
    return qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QTabBar *>(widget) || qobject_cast<const QTextEdit *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget);
}

bool canTakeFocus(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled()
        && !widget->focusProxy();
}

/// The next widget inside `part` in the tab order.
QWidget *nextTabStopIn(const QWidget *part, QWidget *after)
{
    for (QWidget *next = after->nextInFocusChain(); next && next != after; next = next->nextInFocusChain())
        if (part->isAncestorOf(next) && isPresent(next) && canTakeFocus(next))
            return next;
    return nullptr;
}

} // namespace

bool handOffFocus(QWidget *within)
{
    QWidget *lostFocus = within->window()->focusWidget();
    if (!lostFocus || (lostFocus->isVisible() && lostFocus->isEnabled()) || !within->isAncestorOf(lostFocus))
        return false;
    QWidget *nearest = nullptr; // the closest visible ancestor
    for (QWidget *part = lostFocus->parentWidget(); part; part = part->parentWidget()) {
        const bool isSeen = part->isVisible() && part->isEnabled();
        if (QWidget *stop = isSeen ? nextTabStopIn(part, lostFocus) : nullptr) {
            stop->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (isSeen && !nearest)
            nearest = part;
        if (part == within)
            break;
    }
    if (!nearest)
        return false; // everything is hidden
    nearest->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace labdesk
