// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

/// When the focus widget is hidden or disabled, Qt moves the focus to the next widget in the tab order, which may be a
/// button that does harm on Enter. This moves it to the nearest list, field, or tab bar instead, or to the parent if
/// there is none. Returns false if the person pressed Tab. Call it from focusNextPrevChild() of every window, dialog,
/// and overlay, with itself as `within`.
bool handOffFocus(QWidget *within);

} // namespace labdesk
