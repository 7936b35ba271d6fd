// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/titlebar.h"

#include <qt_windows.h>

#include <dwmapi.h>

namespace labdesk {

void setDarkTitleBar(quintptr window, bool isDark)
{
    constexpr DWORD useImmersiveDarkMode = 20; // DWMWA_USE_IMMERSIVE_DARK_MODE, missing in older headers
    const BOOL value = isDark;
    ::DwmSetWindowAttribute(reinterpret_cast<HWND>(window), useImmersiveDarkMode, &value, sizeof value);
}

} // namespace labdesk
