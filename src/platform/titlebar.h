// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk {

/// Asks the system for a dark or a light frame around a window of this program (QWidget::winId()). Windows 10 and
/// newer; elsewhere the frame follows the desktop, and this does nothing.
#ifdef Q_OS_WIN
void setDarkTitleBar(quintptr window, bool isDark);
#else
inline void setDarkTitleBar(quintptr, bool) { }
#endif

} // namespace labdesk
