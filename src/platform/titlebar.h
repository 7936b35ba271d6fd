// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk {

/// Requests a dark or light frame for a window of this program (QWidget::winId()) on Windows 10 and newer. Elsewhere,
/// the frame follows the desktop, and this does nothing.
#ifdef Q_OS_WIN
void setDarkTitleBar(quintptr window, bool isDark);
#else
inline void setDarkTitleBar(quintptr, bool) { }
#endif

} // namespace labdesk
