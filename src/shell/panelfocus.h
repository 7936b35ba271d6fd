// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace labdesk {

/// F6: moves the keyboard from one part of the window to the next: sidebar, the parts of the pane (the sides of its
/// outer splitter), band. What counts down comes before all of them, the first time. `pane` and `countdowns` may be
/// null.
void focusNextPanel(QWidget *sideBar, QWidget *countdowns, QWidget *pane, QWidget *band, bool forward);

/// Where the keyboard is in `window`, by object name: the widget itself will not be there any more.
QString nameOfFocus(const QWidget *window);
/// Several panes may have a part of that name: the one that can be seen is meant.
void focusByName(const QWidget *window, const QString &name);

} // namespace labdesk
