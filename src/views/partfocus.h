// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

/// F6: moves the keyboard from one part of the window to the next: sidebar, the parts of the pane (the sides of its outer
/// splitter), band. `pane` may be null.
void focusNextPart(QWidget *sideBar, QWidget *pane, QWidget *band, bool forward);

} // namespace labdesk
