// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

/// When what had the keyboard vanished or was switched off, Qt goes on as Tab would: to the next control, whatever it
/// does, which may be Back. This takes the keyboard to the nearest list, field or tab bar instead, where the next Enter
/// or Space presses nothing; without one, to what the control stood in. False: nothing vanished, Tab was pressed. For
/// the focusNextPrevChild() of every window, dialog and overlay, which are the `within`.
bool handFocusOn(QWidget *within);

} // namespace labdesk
