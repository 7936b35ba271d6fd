// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/panelfocus.h"

#include "views/common/countdownrow.h"

#include <QApplication>
#include <QSplitter>

#include <algorithm>
#include <vector>

namespace labdesk {

namespace {

std::vector<QWidget *> partsOf(QWidget *sideBar, QWidget *countdowns, QWidget *pane, QWidget *banner)
{
    std::vector<QWidget *> parts = {sideBar};
    if (countdowns)
        parts.push_back(countdowns);
    if (pane) {
        if (const auto *splitter = pane->findChild<QSplitter *>()) {
            for (int i = 0; i < splitter->count(); ++i)
                parts.push_back(splitter->widget(i));
        } else {
            parts.push_back(pane);
        }
    }
    parts.push_back(banner);
    return parts;
}

/// The first widget inside `part` in the tab order.
QWidget *firstFocusWidget(QWidget *part)
{
    QWidget *widget = part;
    do {
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled()
            && (widget == part || part->isAncestorOf(widget)))
            return widget;
        widget = widget->nextInFocusChain();
    } while (widget != part);
    return nullptr;
}

} // namespace

void focusNextPanel(QWidget *sideBar, QWidget *countdowns, QWidget *pane, QWidget *banner, bool forward)
{
    if (forward && focusNewCancel(banner->window()))
        return;
    const std::vector<QWidget *> parts = partsOf(sideBar, countdowns, pane, banner);
    const QWidget *focus = QApplication::focusWidget();
    const size_t count = parts.size();
    size_t here = forward ? count - 1 : 0;
    for (size_t i = 0; i < count; ++i) {
        if (focus && (parts[i] == focus || parts[i]->isAncestorOf(focus)))
            here = i;
    }
    for (size_t step = 1; step < count; ++step) {
        const size_t to = (here + (forward ? step : count - step)) % count;
        QWidget *cancel = cancelButtonIn(parts[to]);
        if (QWidget *stop = cancel ? cancel : firstFocusWidget(parts[to])) {
            stop->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

QString nameOfFocus(const QWidget *window)
{
    const QWidget *at = window->focusWidget();
    while (at && at != window && at->objectName().isEmpty())
        at = at->parentWidget();
    return at && at != window ? at->objectName() : QString();
}

void focusByName(const QWidget *window, const QString &name)
{
    if (name.isEmpty())
        return;
    const auto named = window->findChildren<QWidget *>(name);
    const auto seen
        = std::ranges::find_if(named, [window](const QWidget *widget) { return widget->isVisibleTo(window); });
    if (seen != named.end())
        (*seen)->setFocus(Qt::OtherFocusReason);
}

} // namespace labdesk
