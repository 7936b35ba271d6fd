// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/systemmemory.h"

#include <qt_windows.h>

#include <algorithm>

namespace labdesk {

/// Windows refuses memory beyond the page file even while there is free memory, so the smaller one counts.
std::optional<SystemMemory> systemMemory()
{
    MEMORYSTATUSEX status = {};
    status.dwLength = sizeof(status);
    if (!::GlobalMemoryStatusEx(&status))
        return std::nullopt;
    return SystemMemory{qint64(status.ullTotalPhys), qint64(std::min(status.ullAvailPhys, status.ullAvailPageFile))};
}

} // namespace labdesk
