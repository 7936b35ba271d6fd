// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace labdesk {

/// F6: moves the focus to the next part of the window: sidebar, the parts of the pane (the sides of its outer
/// splitter), banner. New countdowns come before all of them, once. `pane` and `countdowns` may be null.
void focusNextPanel(QWidget *sideBar, QWidget *countdowns, QWidget *pane, QWidget *banner, bool forward);

/// The object name of the focused widget in `window`, to find its successor after a rebuild.
QString nameOfFocus(const QWidget *window);
/// If several panes have a widget of that name, uses the visible one.
void focusByName(const QWidget *window, const QString &name);

} // namespace labdesk
